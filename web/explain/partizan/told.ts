// What is told of the figures of a value.
import type {Measures} from "../../engine/types";
import type {Language} from "../../text";
import {setOut} from "../../ui/numbers";

export function measuresOf({left_stop, right_stop, mean, temperature}: Measures, t: Language<"partizan">): string {
  const facts = {
    ...{mean: setOut(mean), temperature: setOut(temperature)},
    ...{left: setOut(left_stop), right: setOut(right_stop)},
  };
  return t(left_stop === right_stop ? t.partizan.measuresEven : t.partizan.measures, facts);
}
