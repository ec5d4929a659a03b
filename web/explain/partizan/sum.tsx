// A sum cooled in order of temperature: its components, hottest first, and whether a move in the hottest wins.
import type {Answer} from "../../engine/types";
import {hottestFirst, type RequestValue} from "../../game/opponent/hottest";
import {useTexts} from "../../ui/language";
import {useQuery} from "../../ui/use-request";
import type {Highlighting} from "../use-highlight";
import {describeTemperature} from "./measure-text";
import {Parts} from "./parts";

interface SumProps {
  answer: Answer;
  highlighting: NonNullable<Highlighting>;
  ask: RequestValue;
}

export function Sum({answer, highlighting, ask}: SumProps) {
  const t = useTexts("partizan");
  const {result} = useQuery(answer, (answer) => hottestFirst(answer, ask));
  // In a cold sum nobody gains by moving first.
  const isCold = result && answer.components?.[result.component]?.measures?.temperature.startsWith("-");
  const hottest = isCold ? null : result;
  return (
    <div class="further sum-by-heat">
      <h3>{t.partizan.parts}</h3>
      <p class="quiet">{t.partizan.partsAbout}</p>
      <div class="scroll">
        <Parts answer={answer} highlighting={highlighting} />
      </div>
      {hottest && (
        <>
          <h3>{t.partizan.heat.title}</h3>
          <p>{describeTemperature(answer, hottest, t)}</p>
        </>
      )}
    </div>
  );
}
