// The drawn part of an explanation, one figure per kind of proof.
import type {Reason} from "../engine/types";
import {ui, type Words} from "../text";
import {counted, starred} from "./parts";
import {rowsOf, text, texts} from "./reason-text";
import {useTongue} from "./tongue";

type Drawn = {reason: Reason};

const isNumber = (value: string) => /^\d+$/.test(value);

/** Binary columns, right-aligned; the columns with an odd number of ones are bracketed. */
export function NimSum({reason}: Drawn) {
  const t = useTongue();
  const parts = texts(reason.facts.parts);
  const values = texts(reason.facts.values);
  const numbers = values.map((v) => (isNumber(v) ? BigInt(v) : null));
  const sum = text(reason.facts.sum);
  const all = isNumber(sum) ? [...numbers, BigInt(sum)] : numbers;
  const width = all.reduce((w, n) => Math.max(w, n === null ? 0 : n.toString(2).length), 1);
  const digits = (n: bigint | null) => (n === null ? [] : [...n.toString(2).padStart(width, " ")]);
  const total = isNumber(sum) ? [...BigInt(sum).toString(2).padStart(width, "0")] : [];
  const odd = total.map((d) => d === "1");
  const named = parts.some((p, i) => p !== values[i]);
  const omitted = text(reason.facts.omitted);
  return (
    <figure class="scroll" tabindex={0} aria-label={t(ui.xor)}>
      <table class="binary math">
        <thead>
          <tr>
            <th scope="col">{t(ui.part)}</th>
            {named && <th scope="col">{t(ui.value)}</th>}
            {odd.map((_, i) => (
              <th key={i} scope="col" class="power">
                {width <= 16 ? 2 ** (width - 1 - i) : width - 1 - i}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((n, row) => (
            <tr key={row}>
              <th scope="row">{short(parts[row] ?? "")}</th>
              {named && <td class="number">{n === null ? (values[row] ? t(ui.loony) : "–") : starred(String(n))}</td>}
              {digits(n).map((digit, i) => (
                <td key={i} class={odd[i] ? "odd" : ""}>
                  {digit === "1" ? "1" : digit === " " ? "" : "·"}
                </td>
              ))}
            </tr>
          ))}
          {omitted !== "" && omitted !== "0" && (
            <tr>
              <th scope="row" colSpan={width + (named ? 2 : 1)}>
                {t(ui.omitted, {count: counted(omitted)})}
              </th>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(ui.xor)}</th>
            {named && <td class="number">{isNumber(sum) ? starred(sum) : t(ui.loony)}</td>}
            {total.map((digit, i) => (
              <td key={i} class={odd[i] ? "odd" : ""}>
                {digit}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

const short = (name: string) => (name.length > 24 ? `${name.slice(0, 23)}…` : name);
const ruled = 24;

/** The ruler of values that moves reach, with the first gap boxed. */
export function Mex({reason}: Drawn) {
  const t = useTongue();
  const mex = text(reason.facts.mex);
  const rows = rowsOf(reason.facts.groups);
  const reached = new Set(rows.map((g) => g.value));
  const gap = Number(mex);
  const top = Math.min(ruled, Math.max(gap, ...rows.map((g) => (isNumber(g.value ?? "") ? Number(g.value) : 0))));
  return (
    <div class="mex">
      <ol class="ruler math" aria-label={t(ui.mexReached)}>
        {Array.from({length: top + 1}, (_, n) => (
          <li key={n} class={n === gap ? "gap" : reached.has(String(n)) ? "reached" : "free"}>
            {n === gap ? <strong>{n}</strong> : reached.has(String(n)) ? n : "_"}
          </li>
        ))}
      </ol>
      <ul class="groups">
        {rows.map((g) => (
          <li key={g.value}>
            <span class="math">{isNumber(g.value ?? "") ? starred(g.value ?? "") : t(ui.loony)}</span>{" "}
            {t(ui.mexCount, {count: counted(g.count ?? ""), example: g.example ?? ""})}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The two questions of misere Nim, with the case at hand marked. */
export function MisereNim({reason}: Drawn) {
  const t = useTongue();
  const big = text(reason.facts.big) === "yes";
  const zero = text(reason.facts.sum) === "0";
  const cell = (isBig: boolean, isZero: boolean) => {
    const here = big === isBig && zero === isZero;
    return (
      <td class={here ? "here" : ""} aria-current={here ? "true" : undefined}>
        <span class={isBig === isZero ? "letter previous" : "letter next"}>{isBig === isZero ? "P" : "N"}</span>
      </td>
    );
  };
  return (
    <table class="cases">
      <thead>
        <tr>
          <td />
          <th scope="col">{t(ui.misereSum)} = 0</th>
          <th scope="col">{t(ui.misereSum)} ≠ 0</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t(ui.misereBig)}</th>
          {cell(true, true)}
          {cell(true, false)}
        </tr>
        <tr>
          <th scope="row">{t(ui.misereSmall)}</th>
          {cell(false, true)}
          {cell(false, false)}
        </tr>
      </tbody>
    </table>
  );
}

/** What is known of each component: its value, or its steps. */
function Components({reason, heading, shown}: Drawn & {heading: Words; shown(value: string): string}) {
  const t = useTongue();
  const omitted = text(reason.facts.omitted);
  return (
    <figure class="scroll" tabindex={0} aria-label={t(heading)}>
      <table class="binary math">
        <thead>
          <tr>
            <th scope="col">{t(ui.part)}</th>
            <th scope="col">{t(heading)}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(reason.facts.parts).map(({part = "", value = ""}, i) => (
            <tr key={i}>
              <th scope="row">{short(part)}</th>
              <td class="number">{shown(value)}</td>
            </tr>
          ))}
          {omitted !== "0" && (
            <tr>
              <th scope="row" colSpan={2}>
                {t(ui.omitted, {count: counted(omitted)})}
              </th>
            </tr>
          )}
        </tbody>
      </table>
    </figure>
  );
}

export function Sj({reason}: Drawn) {
  return (
    <>
      <Components reason={reason} heading={ui.value} shown={starred} />
      <MisereNim reason={reason} />
    </>
  );
}

export function Every({reason}: Drawn) {
  return <Components reason={reason} heading={ui.stepsLeft} shown={counted} />;
}

export function WythoffPair({reason}: Drawn) {
  const [a, b, lower, upper] = ["a", "b", "lower", "upper"].map((name) => text(reason.facts[name]));
  const met = a === lower && b === upper;
  return (
    <p class="equation math">
      ({a}, {b}) {met ? "=" : "≠"} ({lower}, {upper})
    </p>
  );
}
