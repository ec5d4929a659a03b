// Panel on the page of a position whose game is a program: shows the program and asks whether to run it.
import type {Program} from "../address/program-field";
import {useTexts} from "../ui/language";
import {FaultMessage} from "./fault";
import type {ProgramStore} from "./program-store";
import {RunProgress} from "./running";
import "./programs.css";

interface ToldByProps {
  program: Program;
  studio: ProgramStore;
  editLink: string;
  /** Called once the engine knows the game. */
  onKnown(): void;
}

export function ProgramPanel({program, studio, editLink, onKnown}: ToldByProps) {
  const t = useTexts("programs");
  const [progress, fault] = [studio.progress.value, studio.fault.value];
  const run = async () => {
    if (await studio.run(program)) onKnown();
  };
  return (
    <section class="told-by" aria-label={t.programs.show}>
      <p>{t.programs.wanted}</p>
      <textarea
        readOnly
        wrap="off"
        rows={Math.min(24, program.code.split("\n").length)}
        aria-label={t.programs.show}
        value={program.code}
      />
      <div class="line">
        <button type="button" class="primary" onClick={() => void run()}>
          {t.programs.run}
        </button>
        <a href={editLink}>{t.programs.edit}</a>
      </div>
      {progress && <RunProgress size={progress} onStop={studio.stop} />}
      {fault && <FaultMessage fault={fault} />}
      {studio.lost.value && (
        <p class="fault" role="alert">
          {t.programs.lost}
        </p>
      )}
    </section>
  );
}
