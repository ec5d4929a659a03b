// On the page of a position whose game is a program: the program, and whether to run it.
import type {Program} from "../address/program-field";
import {useWords} from "../ui/language";
import {FaultOf} from "./fault";
import {Running} from "./running";
import type {Studio} from "./studio";
import "./programs.css";

interface ToldByProps {
  program: Program;
  studio: Studio;
  editLink: string;
  /** The engine knows the game now. */
  onTold(): void;
}

export function ToldBy({program, studio, editLink, onTold}: ToldByProps) {
  const t = useWords("programs");
  const [made, fault] = [studio.made.value, studio.fault.value];
  const run = async () => {
    if (await studio.run(program)) onTold();
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
      {made && <Running made={made} onStop={studio.stop} />}
      {fault && <FaultOf fault={fault} />}
      {studio.lost.value && (
        <p class="fault" role="alert">
          {t.programs.lost}
        </p>
      )}
    </section>
  );
}
