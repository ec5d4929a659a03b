// The paste box: what was pasted, every way to read it, and the one that is chosen.
import {useMemo, useState} from "preact/hooks";
import {type Tongue, useTongue} from "../panels/tongue";
import {editing as words} from "../text/editing";
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

export function Paste({shape, drawing, pasted, onUse}: PasteProps) {
  const t = useTongue();
  const [text, setText] = useState(pasted ?? "");
  const [picked, setPicked] = useState<number | null>(null);
  const [shift, setShift] = useState(0);
  const [ground, setGround] = useState<string | null>(null);
  const found = useMemo(() => readings(text, shape), [text, shape]);
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
          renew(() => setText(value));
        }}
      />
      <div role="status">
        {text.trim() !== "" && found.length === 0 && <p class="fault">{t(words.unread)}</p>}
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
