// A sum cooled in order of temperature: its components, hottest first, and whether a move in the hottest wins.
import {useEffect, useState} from "preact/hooks";
import type {Answer} from "../../engine/types";
import {type Hottest, hottestFirst, type RequestValue} from "../../game/opponent/hottest";
import {useTexts} from "../../ui/language";
import type {Highlighting} from "../reason-lines";
import {describeTemperature} from "./measure-text";
import {Parts} from "./parts";

interface SumProps {
  answer: Answer;
  highlighting: NonNullable<Highlighting>;
  ask: RequestValue;
}

/** Returns null until the hottest component is known. */
function useHottest(answer: Answer, ask: RequestValue): Hottest | null {
  const [loaded, setLoaded] = useState<{of: Answer; hottest: Hottest | null} | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void hottestFirst(answer, ask).then((hottest) => isCurrent && setLoaded({of: answer, hottest}));
    return () => {
      isCurrent = false;
    };
  }, [answer]);
  return loaded?.of === answer ? loaded.hottest : null;
}

export function Sum({answer, highlighting, ask}: SumProps) {
  const t = useTexts("partizan");
  const loaded = useHottest(answer, ask);
  // In a cold sum nobody gains by moving first.
  const isCold = loaded && answer.components?.[loaded.component]?.measures?.temperature.startsWith("-");
  const hottest = isCold ? null : loaded;
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
