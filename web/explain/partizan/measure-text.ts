// Describes the measures of a value (stops, mean, temperature) and the rule of thumb that follows from temperatures.
import type {Answer, Measures} from "../../engine/types";
import type {Hottest} from "../../game/opponent/hottest";
import {moverOf} from "../../game/opponent/mover";
import {isAmong} from "../../game/selection/move-list";
import {sayMove} from "../../say/say";
import type {Language} from "../../text";
import {formatGameValue} from "../../ui/numbers";

type T = Language<"partizan">;

export function describeMeasures({left_stop, right_stop, mean, temperature}: Measures, t: T): string {
  const facts = {
    ...{mean: formatGameValue(mean), temperature: formatGameValue(temperature)},
    ...{left: formatGameValue(left_stop), right: formatGameValue(right_stop)},
  };
  return t(left_stop === right_stop ? t.partizan.measuresEven : t.partizan.measures, facts);
}

/** Says whether a move in the hottest component is enough to win. */
export function describeTemperature(answer: Answer, {component, stop, touches}: Hottest, t: T): string {
  const {heat} = t.partizan;
  const {listed, winning} = answer.moves;
  const [first] = touches;
  const quoteMove = (touch: string[]) => t(heat.quoted, {move: sayMove(answer, touch)(t)});
  const facts = {index: component + 1, stop: formatGameValue(stop), move: first ? quoteMove(first) : ""};
  const better = listed.find((move) => move.wins);
  const resultText = listed.some((move) => move.wins && isAmong(touches, move.touch))
    ? heat.wins
    : better
      ? t(heat.fails, {better: quoteMove(better.touch)})
      : winning === "0"
        ? heat.lost
        : "";
  return t.sentences([t(heat.move[moverOf(answer) ?? "L"], facts), resultText].filter(Boolean));
}
