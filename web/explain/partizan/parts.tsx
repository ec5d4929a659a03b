// A sum by its components, the one where a move is worth most first.
import type {Answer, Component, Measures} from "../../engine/types";
import {dyadicOf, order} from "../../game/dyadic";
import {gameIn} from "../../say/game-names";
import {useLanguage, useWords} from "../../ui/language";
import {setOut, within} from "../../ui/numbers";
import type {Highlighting} from "../reason-lines";
import {useHighlight} from "../use-highlight";
import {Worth} from "./worth";

type Placed = Component & {index: number};

/** By temperature, from the hottest on; those that have none known last. */
export const byHeat = (components: Component[]): Placed[] =>
  components
    .map((component, index) => ({...component, index}))
    .sort(({measures: a}, {measures: b}) =>
      a && b ? order(dyadicOf(b.temperature), dyadicOf(a.temperature)) : Number(!a) - Number(!b),
    );

export function Parts({answer, light}: {answer: Answer; light: NonNullable<Highlighting>}) {
  const t = useWords("partizan");
  const {components, value, measures, bounds, address} = answer;
  const placed = byHeat(components ?? []);
  const hottest = placed[0]?.measures?.temperature;
  const isHot = (one: Placed) => one.measures?.temperature === hottest && !hottest?.startsWith("-");
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
        {placed.map((one) => (
          <tr key={one.index} class={isHot(one) ? "hottest" : ""}>
            <th scope="row">
              <Name component={one} light={light} />
              {isHot(one) && <small>{t.partizan.hottest}</small>}
            </th>
            <Figures value={one.value ?? null} of={one.address} {...one.measures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.partizan.total}</th>
          {bounds ? (
            <Figures value={null} of={null} mean={bounds.mean} temperature={within(bounds.temperature)} />
          ) : (
            <Figures value={value} of={address} {...measures} />
          )}
        </tr>
      </tfoot>
    </table>
  );
}

function Name({component, light}: {component: Placed; light: NonNullable<Highlighting>}) {
  const t = useLanguage();
  const highlightProps = useHighlight(light);
  return (
    <button type="button" {...highlightProps({component: null, marks: new Set([String(component.index)])})}>
      {component.index + 1} · {gameIn(component)(t).name}
    </button>
  );
}

interface FiguresProps extends Partial<Measures> {
  value: string | null;
  of: string | null;
}

function Figures({value, of, mean, temperature}: FiguresProps) {
  const figure = (text: string | undefined) => <td class="math">{text === undefined ? "–" : setOut(text)}</td>;
  return (
    <>
      <td>{value === null && (of === null || mean === undefined) ? "–" : <Worth value={value} of={of} />}</td>
      {figure(mean)}
      {figure(temperature)}
    </>
  );
}
