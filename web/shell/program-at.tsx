// The program that says the game at hand, where the engine has not been told it yet.
import {readBar} from "../address/address-bar";
import {formatProgram} from "../address/program-link";
import type {State} from "../game/state";
import {LateOf} from "../ui/late";
import {programPart} from "./late-parts";
import {type Site, settingsOf} from "./site";

export const wantsProgram = ({program, analysis}: Pick<State, "program" | "analysis">) =>
  program.value !== null && analysis.fault.value?.expects?.key === "told-game";

export function ProgramAt({site}: {site: Site}) {
  const {state} = site;
  // The moves of the link could not be made before.
  const reopen = async () => {
    const {link, bad} = await readBar();
    state.open(link, bad);
    void state.analysis.again();
  };
  const program = state.program.value;
  if (!program || !wantsProgram(state)) return null;
  return (
    <LateOf late={programPart} plates={[12]}>
      {(part) =>
        part && (
          <part.ToldBy
            program={program}
            studio={part.programSide(site).studio}
            editLink={formatProgram(program, settingsOf(site).chosen)}
            onTold={() => void reopen()}
          />
        )
      }
    </LateOf>
  );
}
