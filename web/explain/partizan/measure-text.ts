// Describes the measures of a value (stops, mean, temperature, atomic weight) and the rule of thumb that follows from them.
import type {Answer, Measures} from "../../engine/types";
import type {Hottest} from "../../game/hottest";
import {isAmong} from "../../game/listed";
import {moverOf} from "../../game/mover";
import {sayMove} from "../../say/say";
import type {Language} from "../../text";
import {setOut} from "../../ui/numbers";

type T = Language<"partizan">;

export function describeMeasures({left_stop, right_stop, mean, temperature}: Measures, t: T): string {
  const facts = {
    ...{mean: setOut(mean), temperature: setOut(temperature)},
    ...{left: setOut(left_stop), right: setOut(right_stop)},
  };
  return t(left_stop === right_stop ? t.partizan.measuresEven : t.partizan.measures, facts);
}

/** Whether it is enough to move where a move is worth most. */
export function describeTemperature(answer: Answer, {component, stop, touches}: Hottest, t: T): string {
  const {heat} = t.partizan;
  const {listed, winning} = answer.moves;
  const [first] = touches;
  const quoted = (touch: string[]) => t(heat.quoted, {move: sayMove(answer, touch)(t)});
  const facts = {index: component + 1, stop: setOut(stop), move: first ? quoted(first) : ""};
  const better = listed.find((move) => move.wins);
  const does = listed.some((move) => move.wins && isAmong(touches, move.touch))
    ? heat.wins
    : better
      ? t(heat.fails, {better: quoted(better.touch)})
      : winning === "0"
        ? heat.lost
        : "";
  return t.sentences([t(heat.move[moverOf(answer) ?? "L"], facts), does].filter(Boolean));
}
