// The paste box: what was pasted, every way to read it, and the one that is chosen.
import {useMemo, useState} from "preact/hooks";
import {graphCases} from "../game/test-cases";
import {editing as words} from "../text/editing";
import {type Tongue, useTongue} from "../ui/tongue";
import type {Drawing, Shape} from "./drawing";
import {readings} from "./formats";
import {applied, groundOf, type Reading} from "./reading";
import {markWords} from "./say";

interface PasteProps {
  shape: Shape;
  drawing: Drawing;
  /** What was pasted elsewhere, or null. */
  pasted: string | null;
  onUse(next: Drawing): void;
}

const kinds = {edges: words.asEdges, parents: words.asParents, lists: words.asLists, counted: words.asCounted};

function sayReading({kind, base, header, root, bothEnds, weights, edges, vertices}: Reading, shape: Shape, t: Tongue) {
  const mark = shape.marks[0] ?? "";
  const colour = shape.directed ? null : markWords(mark);
  const bare = edges.length > 0 && edges.every((edge) => edge.mark === "");
  const parts = [
    t(kinds[kind]),
    base === null ? t(words.asWritten) : t(words.fromBase, {base}),
    header !== null && t(words.headerLeft, {header}),
    root && (root.mark === null ? t(words.rootLeft, {root: root.vertex}) : t(words.rootMarked, {mark: root.mark})),
    root && shape.directed && t(words.downwards),
    bothEnds && t(words.bothEnds),
    weights && t(words.weights),
    mark && bare && t(words.allMarked, {mark: colour ? t(colour) : mark}),
  ].filter(Boolean);
  const counts = t(words.found, {vertices: vertices.length, edges: edges.length});
  return `${parts.join(t.lang === "zh" ? "，" : ", ")}${t.lang === "zh" ? "；" : ": "}${counts}`;
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
  const t = useTongue();
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
      <summary>{t(words.paste)}</summary>
      <p class="quiet">{t(words.pasteAbout)}</p>
      <textarea
        class="math"
        rows={4}
        spellcheck={false}
        aria-label={t(words.pasted)}
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
          <legend>{t(words.severalWays, {count: ways.length})}</legend>
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
              {isOne(cases, text) ? t(words.asOne) : t(words.asCases, {count: cases.length})}
            </label>
          ))}
        </fieldset>
      )}
      {way && !isOne(way, text) && (
        <label class="which">
          {t(words.whichCase, {count: way.length})}
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
        {one.trim() !== "" && found.length === 0 && <p class="fault">{t(words.unread)}</p>}
        {found.length === 1 && reading && <p class="read">{sayReading(reading, shape, t)}</p>}
      </div>
      {found.length > 1 && (
        <fieldset class="readings">
          <legend>{t(words.ambiguous, {count: found.length})}</legend>
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
            {t(words.shift)}
            <select value={shift} onChange={(event) => setShift(Number(event.currentTarget.value))}>
              <option value={0}>{t(words.shift0)}</option>
              {least > 0 && <option value={-1}>{t(words.shiftDown)}</option>}
              <option value={1}>{t(words.shiftUp)}</option>
            </select>
          </label>
          {shape.grounded && (
            <label>
              {t(words.groundAt)}
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
            {t(words.use)}
          </button>
        </div>
      )}
    </details>
  );
}
