// Message about a fault that stopped a program, with its line and the state at work; or that the game of the program
// need not end.
import type {Language} from "../text";
import {FaultLine} from "../ui/fault";
import {useTexts} from "../ui/language";
import type {Fault} from "./program-store";

const sentence = (t: Language<"programs">, {kind, facts}: Extract<Fault, {of: "program"}>["fault"]) =>
  t(t.programs.faults[kind] as string, facts);

export function FaultMessage({fault}: {fault: Fault}) {
  const t = useTexts("programs");
  if (fault.of === "game") {
    const {expects} = fault.fault;
    if (expects?.key !== "no-cycle") return <FaultLine text="" fault={{error: fault.fault, at: null}} />;
    return (
      <p class="fault" role="alert">
        {t(t.programs.cycle, {cycle: expects.facts.cycle.replaceAll(" -> ", " → ")})}
      </p>
    );
  }
  const {line, state} = fault.fault;
  return (
    <div class="fault" role="alert">
      <p>
        {line !== null && t(t.programs.atLine, {line})}
        {sentence(t, fault.fault)}
      </p>
      {state !== null && <p class="math">{t(t.programs.atState, {state})}</p>}
    </div>
  );
}
