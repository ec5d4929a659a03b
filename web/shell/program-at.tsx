// The program that says the game at hand, where the engine has not been told it yet.
import {formatProgram} from "../address/program-link";
import type {State} from "../game/state";
import {LateOf} from "../ui/late";
import {programPart} from "./late-parts";
import {type Site, settingsOf} from "./site";

export const wantsProgram = ({program, analysis}: Pick<State, "program" | "analysis">) =>
  program.value !== null && analysis.fault.value?.expects?.key === "told-game";

export function ProgramAt({site}: {site: Site}) {
  const {state} = site;
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
            onTold={() => void state.analysis.again()}
          />
        )
      }
    </LateOf>
  );
}
