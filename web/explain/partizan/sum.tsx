// A sum cooled in order of temperature: its components, the hottest first, and whether it is enough to move there.
import type {Answer} from "../../engine/types";
import {useWords} from "../../ui/language";
import type {Light} from "../reason-lines";
import {Parts} from "./parts";

export function Sum({answer, light}: {answer: Answer; light: NonNullable<Light>}) {
  const t = useWords("partizan");
  return (
    <div class="sum-by-heat">
      <h3>{t.partizan.parts}</h3>
      <p class="quiet">{t.partizan.partsAbout}</p>
      <Parts answer={answer} light={light} />
    </div>
  );
}
