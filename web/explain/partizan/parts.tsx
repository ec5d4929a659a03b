// Table of the components of a sum, the hottest first.
import type {Answer, Component, Measures} from "../../engine/types";
import {compare, dyadicOf} from "../../game/analysis/dyadic";
import {gameWords} from "../../say/game-names";
import {useLanguage, useTexts} from "../../ui/language";
import {formatGameValue, formatRange} from "../../ui/numbers";
import type {Highlighting} from "../use-highlight";
import {useHighlight} from "../use-highlight";
import {Worth} from "./worth";

type IndexedComponent = Component & {index: number};

/** Sorts components by temperature, hottest first; those without a known temperature come last. */
export const byHeat = (components: Component[]): IndexedComponent[] =>
  components
    .map((component, index) => ({...component, index}))
    .sort(({measures: a}, {measures: b}) =>
      a && b ? compare(dyadicOf(b.temperature), dyadicOf(a.temperature)) : Number(!a) - Number(!b),
    );

export function Parts({answer, highlighting}: {answer: Answer; highlighting: NonNullable<Highlighting>}) {
  const t = useTexts("partizan");
  const {components, value, measures, bounds, address} = answer;
  const sorted = byHeat(components ?? []);
  const hottest = sorted[0]?.measures?.temperature;
  const isHot = (component: IndexedComponent) =>
    component.measures?.temperature === hottest && !hottest?.startsWith("-");
  return (
    <table class="parts-by-heat">
      <thead>
        <tr>
          {[t.partizan.component, t.partizan.value, t.partizan.mean, t.partizan.temperature].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((component) => (
          <tr key={component.index} class={isHot(component) ? "hottest" : ""}>
            <th scope="row">
              <Name component={component} highlighting={highlighting} />
              {isHot(component) && <small>{t.partizan.hottest}</small>}
            </th>
            <Figures value={component.value ?? null} of={component.address} {...component.measures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.partizan.total}</th>
          {bounds ? (
            <Figures value={null} of={null} mean={bounds.mean} temperature={formatRange(bounds.temperature)} />
          ) : (
            <Figures value={value} of={address} {...measures} />
          )}
        </tr>
      </tfoot>
    </table>
  );
}

function Name({component, highlighting}: {component: IndexedComponent; highlighting: NonNullable<Highlighting>}) {
  const t = useLanguage();
  const highlightProps = useHighlight(highlighting);
  return (
    <button type="button" {...highlightProps({component: null, marks: new Set([String(component.index)])})}>
      {component.index + 1} · {gameWords(component)(t).name}
    </button>
  );
}

interface FiguresProps extends Partial<Measures> {
  value: string | null;
  of: string | null;
}

function Figures({value, of, mean, temperature}: FiguresProps) {
  const figure = (text: string | undefined) => <td class="math">{text === undefined ? "–" : formatGameValue(text)}</td>;
  return (
    <>
      <td>{value === null && (of === null || mean === undefined) ? "–" : <Worth value={value} of={of} />}</td>
      {figure(mean)}
      {figure(temperature)}
    </>
  );
}
