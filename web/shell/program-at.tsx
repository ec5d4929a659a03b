// Panel of the program that defines the current game, while the engine does not know that game.
import {readBar} from "../address/address-bar";
import {formatProgram} from "../address/program-link";
import type {State} from "../game/state";
import {LateView} from "../ui/late";
import {programPart} from "./late-parts";
import {type Site, settingsOf} from "./site";

export const wantsProgram = ({program, analysis}: Pick<State, "program" | "analysis">) =>
  program.value !== null && analysis.fault.value?.expects?.key === "told-game";

export function ProgramAt({site}: {site: Site}) {
  const {state} = site;
  // The moves of the link could not be made before.
  const reopen = async () => {
    const {link, badFields} = await readBar();
    state.open(link, badFields);
    void state.analysis.retry();
  };
  const program = state.program.value;
  if (!program || !wantsProgram(state)) return null;
  return (
    <LateView late={programPart} plates={[12]}>
      {(part) =>
        part && (
          <part.ProgramPanel
            program={program}
            studio={part.programSide(site).studio}
            editLink={formatProgram(program, settingsOf(site).chosen)}
            onKnown={() => void reopen()}
          />
        )
      }
    </LateView>
  );
}
