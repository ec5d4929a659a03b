// The paste box: what was pasted, every way to read it, and the one that is chosen.
import {useMemo, useState} from "preact/hooks";
import {graphCases} from "../game/test-cases";
import type {Language} from "../text";
import {useWords} from "../ui/language";
import type {Drawing, Shape} from "./drawing";
import {readings} from "./formats";
import {applied, groundOf, type Reading} from "./reading";
import {sayMark} from "./say";

interface PasteProps {
  shape: Shape;
  drawing: Drawing;
  /** What was pasted elsewhere, or null. */
  pasted: string | null;
  onUse(next: Drawing): void;
}

const kinds = (t: Language<"editor">) => ({
  edges: t.editing.asEdges,
  parents: t.editing.asParents,
  lists: t.editing.asLists,
  counted: t.editing.asCounted,
});

function sayReading(
  {kind, base, header, root, bothEnds, weights, edges, vertices}: Reading,
  shape: Shape,
  t: Language<"editor">,
) {
  const mark = shape.marks[0] ?? "";
  const colour = shape.directed ? null : sayMark(mark, t);
  const bare = edges.length > 0 && edges.every((edge) => edge.mark === "");
  const parts = [
    kinds(t)[kind],
    base === null ? t.editing.asWritten : t(t.editing.fromBase, {base}),
    header !== null && t(t.editing.headerLeft, {header}),
    root &&
      (root.mark === null ? t(t.editing.rootLeft, {root: root.vertex}) : t(t.editing.rootMarked, {mark: root.mark})),
    root && shape.directed && t.editing.downwards,
    bothEnds && t.editing.bothEnds,
    weights && t.editing.weights,
    mark !== "" && bare && t(t.editing.allMarked, {mark: colour ?? mark}),
  ].filter((part) => typeof part === "string");
  const counts = t(t.editing.found, {vertices: vertices.length, edges: edges.length});
  return t(t.editing.reading, {how: t.phrases(parts), counts});
}

/** Each way as the texts of its graphs. */
function waysOf(text: string, shape: Shape): string[][] {
  const cases = graphCases(text)
    .map((split) => split.cases)
    .filter((all) => all.every((each) => readings(each, shape).length > 0));
  return cases.length > 0 && readings(text, shape).length > 0 ? [[text], ...cases] : cases;
}

const isOne = (cases: string[], text: string) => cases.length === 1 && cases[0] === text;

const firstOf = (text: string) => {
  const line = text.replaceAll("\n", " / ");
  return line.length > 24 ? `${line.slice(0, 23)}…` : line;
};

export function Paste({shape, drawing, pasted, onUse}: PasteProps) {
  const t = useWords("editor");
  const [text, setText] = useState(pasted ?? "");
  const [picked, setPicked] = useState<number | null>(null);
  const [shift, setShift] = useState(0);
  const [ground, setGround] = useState<string | null>(null);
  const [split, setSplit] = useState<number | null>(null);
  const [which, setWhich] = useState(0);
  /** The text as one graph, if it is one, then each way in which it is several. */
  const ways = useMemo(() => waysOf(text, shape), [text, shape]);
  const way = ways.length === 1 ? ways[0] : ways[split ?? -1];
  const one = way?.[way.length > which ? which : 0] ?? (ways.length === 0 ? text : "");
  const found = useMemo(() => readings(one, shape), [one, shape]);
  const reading = found.length === 1 ? found[0] : found[picked ?? -1];
  const stands = reading ? (ground ?? groundOf(reading, shift)) : "";
  const least = reading ? Math.min(...reading.vertices.map(Number)) : 0;
  const renew = (act: () => void) => {
    setPicked(null);
    setGround(null);
    setShift(0);
    act();
  };
  return (
    <details class="paste" open={pasted !== null}>
      <summary>{t.editing.paste}</summary>
      <p class="quiet">{t.editing.pasteAbout}</p>
      <textarea
        class="math"
        rows={4}
        spellcheck={false}
        aria-label={t.editing.pasted}
        value={text}
        onInput={(event) => {
          const {value} = event.currentTarget;
          renew(() => {
            setText(value);
            setSplit(null);
            setWhich(0);
          });
        }}
      />
      {ways.length > 1 && (
        <fieldset class="readings">
          <legend>{t(t.editing.severalWays, {count: ways.length})}</legend>
          {ways.map((cases, i) => (
            <label key={i}>
              <input
                type="radio"
                name="split"
                checked={split === i}
                onChange={() =>
                  renew(() => {
                    setSplit(i);
                    setWhich(0);
                  })
                }
              />
              {isOne(cases, text) ? t.editing.asOne : t(t.editing.asCases, {count: cases.length})}
            </label>
          ))}
        </fieldset>
      )}
      {way && !isOne(way, text) && (
        <label class="which">
          {t(t.editing.whichCase, {count: way.length})}
          <select value={which} onChange={(event) => renew(() => setWhich(Number(event.currentTarget.value)))}>
            {way.map((each, i) => (
              <option key={i} value={i}>
                {`${i + 1}: ${firstOf(each)}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <div role="status">
        {one.trim() !== "" && found.length === 0 && <p class="fault">{t.editing.unread}</p>}
        {found.length === 1 && reading && <p class="read">{sayReading(reading, shape, t)}</p>}
      </div>
      {found.length > 1 && (
        <fieldset class="readings">
          <legend>{t(t.editing.ambiguous, {count: found.length})}</legend>
          {found.map((each, i) => (
            <label key={i}>
              <input type="radio" name="reading" checked={picked === i} onChange={() => setPicked(i)} />
              {sayReading(each, shape, t)}
            </label>
          ))}
        </fieldset>
      )}
      {reading && (
        <div class="controls">
          <label>
            {t.editing.shift}
            <select value={shift} onChange={(event) => setShift(Number(event.currentTarget.value))}>
              <option value={0}>{t.editing.shift0}</option>
              {least > 0 && <option value={-1}>{t.editing.shiftDown}</option>}
              <option value={1}>{t.editing.shiftUp}</option>
            </select>
          </label>
          {shape.grounded && (
            <label>
              {t.editing.groundAt}
              <input
                type="text"
                class="math short"
                inputMode="numeric"
                value={stands}
                onInput={(event) => setGround(event.currentTarget.value.trim())}
              />
            </label>
          )}
          <button
            type="button"
            class="primary"
            aria-disabled={shape.grounded && !/^\d{1,9}$/.test(stands)}
            onClick={() => {
              if (!shape.grounded || /^\d{1,9}$/.test(stands))
                onUse(applied(reading, shape, drawing, {shift, ground: String(Number(stands))}));
            }}
          >
            {t.editing.use}
          </button>
        </div>
      )}
    </details>
  );
}
