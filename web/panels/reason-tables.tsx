// Explanations that are tables: binary columns, values by vertex, letters by pair of marbles, generals by their second best partner.
import type {Reason} from "../engine/types";
import {ui} from "../text";
import {counted, starred} from "./parts";
import {rowsOf, text, texts} from "./reason-text";
import {useTongue} from "./tongue";

interface Drawn {
  reason: Reason;
}

/** The heaps in binary, and how many ones each column holds beyond a multiple of the base. */
export function Columns({reason}: Drawn) {
  const t = useTongue();
  const heaps = texts(reason.facts.parts).map((heap) => BigInt(heap).toString(2));
  const width = Math.max(1, ...heaps.map((heap) => heap.length));
  const sums = texts(reason.facts.columns);
  const rests = [...Array<string>(Math.max(0, width - sums.length)).fill("0"), ...sums];
  const omitted = text(reason.facts.omitted);
  const name = t(ui.columnRest, {base: text(reason.facts.base)});
  const mark = (i: number) => (rests[i] === "0" ? "" : "odd");
  return (
    <figure class="scroll" tabindex={0} aria-label={name}>
      <table class="binary math">
        <tbody>
          {heaps.map((heap, row) => (
            <tr key={row}>
              <th scope="row">{texts(reason.facts.parts)[row]}</th>
              {[...heap.padStart(rests.length, " ")].map((digit, i) => (
                <td key={i} class={mark(i)}>
                  {digit === "0" ? "·" : digit.trim()}
                </td>
              ))}
            </tr>
          ))}
          {omitted !== "0" && (
            <tr>
              <th scope="row" colSpan={rests.length + 1}>
                {t(ui.omitted, {count: counted(omitted)})}
              </th>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{name}</th>
            {rests.map((rest, i) => (
              <td key={i} class={mark(i)}>
                {rest}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

/** Ends first; a vertex, the values that its arcs lead to, and their mex. */
export function Vertices({reason}: Drawn) {
  const t = useTongue();
  return (
    <figure class="scroll" tabindex={0} aria-label={t(ui.value)}>
      <table class="reckoned math">
        <thead>
          <tr>
            <th scope="col">{t(ui.vertex)}</th>
            <th scope="col">{t(ui.leadsTo)}</th>
            <th scope="col">{t(ui.value)}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(reason.facts.rows).map(({vertex, options = "", value = ""}) => (
            <tr key={vertex}>
              <th scope="row">{vertex}</th>
              <td>mex {`{${options}}`}</td>
              <td>{starred(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Rows are the vertices of the mover's marble, columns those of the other. */
export function Thresholds({reason}: Drawn) {
  const t = useTongue();
  const rows = rowsOf(reason.facts.rows);
  const names = rows.map(({mine = ""}) => mine);
  const here = (mine: string, other: string) => mine === text(reason.facts.mine) && other === text(reason.facts.other);
  if (!rows.length) return null;
  return (
    <figure class="scroll" tabindex={0} aria-label={t(ui.thresholds)}>
      <table class="reckoned math">
        <caption>{t(ui.thresholds)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(ui.mineOther)}</th>
            {names.map((other) => (
              <th key={other} scope="col">
                {other}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({mine = "", ...letters}) => (
            <tr key={mine}>
              <th scope="row">{mine}</th>
              {names.map((other) => (
                <td
                  key={other}
                  class={here(mine, other) ? "here" : ""}
                  aria-current={here(mine, other) ? "true" : undefined}
                >
                  {letters[other] || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The best pair of each general, which the computer breaks, and the second best, which stays. */
export function SecondBest({reason}: Drawn) {
  const t = useTongue();
  return (
    <figure class="scroll" tabindex={0} aria-label={t(ui.secondKept)}>
      <table class="reckoned math">
        <thead>
          <tr>
            <th scope="col">{t(ui.general)}</th>
            <th scope="col">{t(ui.bestLost)}</th>
            <th scope="col">{t(ui.secondKept)}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(reason.facts.rows).map(({general, lost, lost_strength, kept, kept_strength}, i) => (
            <tr key={general}>
              <th scope="row">{general}</th>
              <td>
                {lost}: {lost_strength}
              </td>
              <td class={i === 0 ? "here" : ""}>
                {kept}: {kept_strength}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
