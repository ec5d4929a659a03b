// A sum by its components, the one where a move is worth most first.
import type {Answer, Component} from "../../engine/types";
import {dyadicOf, order} from "../../game/dyadic";
import {gameIn} from "../../say/game-names";
import {useLanguage, useWords} from "../../ui/language";
import {setOut} from "../../ui/numbers";
import {useLighting} from "../lighting";
import type {Light} from "../reason-lines";
import {Worth} from "./worth";

type Placed = Component & {index: number};

/** By temperature, from the hottest on; those that have none known last. */
export const byHeat = (components: Component[]): Placed[] =>
  components
    .map((component, index) => ({...component, index}))
    .sort(({measures: a}, {measures: b}) =>
      a && b ? order(dyadicOf(b.temperature), dyadicOf(a.temperature)) : Number(!a) - Number(!b),
    );

export function Parts({answer, light}: {answer: Answer; light: NonNullable<Light>}) {
  const t = useWords("partizan");
  const {components, value, measures, address} = answer;
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
            <Figures value={one.value ?? null} of={one.address} measures={one.measures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.partizan.total}</th>
          <Figures value={value} of={address} measures={measures} />
        </tr>
      </tfoot>
    </table>
  );
}

function Name({component, light}: {component: Placed; light: NonNullable<Light>}) {
  const t = useLanguage();
  const lighting = useLighting(light);
  return (
    <button type="button" {...lighting({component: null, marks: new Set([String(component.index)])})}>
      {component.index + 1} · {gameIn(component)(t).name}
    </button>
  );
}

function Figures({value, of, measures}: {value: string | null} & Pick<Placed, "measures"> & {of: string | null}) {
  const figure = (text: string | undefined) => <td class="math">{text === undefined ? "–" : setOut(text)}</td>;
  return (
    <>
      <td>{value === null && !measures ? "–" : <Worth value={value} of={of} />}</td>
      {figure(measures?.mean)}
      {figure(measures?.temperature)}
    </>
  );
}
