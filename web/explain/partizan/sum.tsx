// A sum cooled in order of temperature: its components, the hottest first, and whether it is enough to move there.
import {useEffect, useState} from "preact/hooks";
import type {Answer} from "../../engine/types";
import {type AskValue, type Hottest, hottestFirst} from "../../game/hottest";
import {useWords} from "../../ui/language";
import type {Highlighting} from "../reason-lines";
import {describeTemperature} from "./measure-text";
import {Parts} from "./parts";

interface SumProps {
  answer: Answer;
  light: NonNullable<Highlighting>;
  ask: AskValue;
}

/** Null as long as it is not there. */
function useHottest(answer: Answer, ask: AskValue): Hottest | null {
  const [found, setFound] = useState<{of: Answer; hottest: Hottest | null} | null>(null);
  useEffect(() => {
    let here = true;
    void hottestFirst(answer, ask).then((hottest) => here && setFound({of: answer, hottest}));
    return () => {
      here = false;
    };
  }, [answer]);
  return found?.of === answer ? found.hottest : null;
}

export function Sum({answer, light, ask}: SumProps) {
  const t = useWords("partizan");
  const found = useHottest(answer, ask);
  // Where it is cold nobody hurries.
  const isCold = found && answer.components?.[found.component]?.measures?.temperature.startsWith("-");
  const hottest = isCold ? null : found;
  return (
    <div class="further sum-by-heat">
      <h3>{t.partizan.parts}</h3>
      <p class="quiet">{t.partizan.partsAbout}</p>
      <div class="scroll">
        <Parts answer={answer} light={light} />
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
