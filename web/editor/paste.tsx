// Paste box: the pasted text, all its readings, and the chosen one.
import {useMemo, useState} from "preact/hooks";
import {graphCases} from "../game/input/test-cases";
import {truncate} from "../lib/truncate";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import type {Drawing, Shape} from "./drawing";
import {readings} from "./formats";
import {drawingOfReading, groundOf, type Reading} from "./reading";
import {sayMark} from "./say";

interface PasteProps {
  shape: Shape;
  drawing: Drawing;
  /** Text pasted elsewhere, or null. */
  pasted: string | null;
  onUse(next: Drawing): void;
}

const kindTexts = (t: Language<"editor">) => ({
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
  const isUnmarked = edges.length > 0 && edges.every((edge) => edge.mark === "");
  const parts = [
    kindTexts(t)[kind],
    base === null ? t.editing.asWritten : t(t.editing.fromBase, {base}),
    header !== null && t(t.editing.headerLeft, {header}),
    root &&
      (root.mark === null ? t(t.editing.rootLeft, {root: root.vertex}) : t(t.editing.rootMarked, {mark: root.mark})),
    root && shape.directed && t.editing.downwards,
    bothEnds && t.editing.bothEnds,
    weights && t.editing.weights,
    mark !== "" && isUnmarked && t(t.editing.allMarked, {mark: colour ?? mark}),
  ].filter((part) => typeof part === "string");
  const counts = t(t.editing.found, {vertices: vertices.length, edges: edges.length});
  return t(t.editing.reading, {how: t.phrases(parts), counts});
}

/** Lists the ways to split the text into the texts of single graphs. */
function splitsOf(text: string, shape: Shape): string[][] {
  const cases = graphCases(text)
    .map((split) => split.cases)
    .filter((all) => all.every((each) => readings(each, shape).length > 0));
  return cases.length > 0 && readings(text, shape).length > 0 ? [[text], ...cases] : cases;
}

const isWholeText = (cases: string[], text: string) => cases.length === 1 && cases[0] === text;

const preview = (text: string) => truncate(text.replaceAll("\n", " / "), 24);

export function Paste({shape, drawing, pasted, onUse}: PasteProps) {
  const t = useTexts("editor");
  const [text, setText] = useState(pasted ?? "");
  const [chosenReading, setChosenReading] = useState<number | null>(null);
  const [shift, setShift] = useState(0);
  const [ground, setGround] = useState<string | null>(null);
  const [chosenSplit, setChosenSplit] = useState<number | null>(null);
  const [caseIndex, setCaseIndex] = useState(0);
  /** The text as one graph, if it is one, followed by each way in which it is several. */
  const splits = useMemo(() => splitsOf(text, shape), [text, shape]);
  const cases = splits.length === 1 ? splits[0] : splits[chosenSplit ?? -1];
  const graphText = cases?.[cases.length > caseIndex ? caseIndex : 0] ?? (splits.length === 0 ? text : "");
  const possibleReadings = useMemo(() => readings(graphText, shape), [graphText, shape]);
  const reading = possibleReadings.length === 1 ? possibleReadings[0] : possibleReadings[chosenReading ?? -1];
  const groundText = reading ? (ground ?? groundOf(reading, shift)) : "";
  const minVertex = reading ? Math.min(...reading.vertices.map(Number)) : 0;
  const resetChoices = (act: () => void) => {
    setChosenReading(null);
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
          resetChoices(() => {
            setText(value);
            setChosenSplit(null);
            setCaseIndex(0);
          });
        }}
      />
      {splits.length > 1 && (
        <fieldset class="readings">
          <legend>{t(t.editing.severalWays, {count: splits.length})}</legend>
          {splits.map((cases, i) => (
            <label key={i}>
              <input
                type="radio"
                name="split"
                checked={chosenSplit === i}
                onChange={() =>
                  resetChoices(() => {
                    setChosenSplit(i);
                    setCaseIndex(0);
                  })
                }
              />
              {isWholeText(cases, text) ? t.editing.asOne : t(t.editing.asCases, {count: cases.length})}
            </label>
          ))}
        </fieldset>
      )}
      {cases && !isWholeText(cases, text) && (
        <label class="which">
          {t(t.editing.whichCase, {count: cases.length})}
          <select
            value={caseIndex}
            onChange={(event) => resetChoices(() => setCaseIndex(Number(event.currentTarget.value)))}
          >
            {cases.map((each, i) => (
              <option key={i} value={i}>
                {`${i + 1}: ${preview(each)}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <div role="status">
        {graphText.trim() !== "" && possibleReadings.length === 0 && <p class="fault">{t.editing.unread}</p>}
        {possibleReadings.length === 1 && reading && <p class="read">{sayReading(reading, shape, t)}</p>}
      </div>
      {possibleReadings.length > 1 && (
        <fieldset class="readings">
          <legend>{t(t.editing.ambiguous, {count: possibleReadings.length})}</legend>
          {possibleReadings.map((each, i) => (
            <label key={i}>
              <input type="radio" name="reading" checked={chosenReading === i} onChange={() => setChosenReading(i)} />
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
              {minVertex > 0 && <option value={-1}>{t.editing.shiftDown}</option>}
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
                value={groundText}
                onInput={(event) => setGround(event.currentTarget.value.trim())}
              />
            </label>
          )}
          <button
            type="button"
            class="primary"
            aria-disabled={shape.grounded && !/^\d{1,9}$/.test(groundText)}
            onClick={() => {
              if (!shape.grounded || /^\d{1,9}$/.test(groundText))
                onUse(drawingOfReading(reading, shape, drawing, {shift, ground: String(Number(groundText))}));
            }}
          >
            {t.editing.use}
          </button>
        </div>
      )}
    </details>
  );
}
