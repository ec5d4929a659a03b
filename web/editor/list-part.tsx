// Editor of a list: the values of each item, and the commands to add and remove items.
import {useRef} from "preact/hooks";
import type {Sentence} from "../text";
import {useTexts} from "../ui/language";
import type {Bounds} from "./bounds";
import {NumberField, WordField} from "./number-field";
import {
  withAddedItem,
  withLongerItem,
  withoutItem,
  withShorterItem,
  withSmallerTriangle,
  withValue,
} from "./part-edits";
import {type ListPart, maxItems} from "./parts";
import {listWords, sayAdded, sayChange, sayColumn, sayItem, sayRemoved, sayValue} from "./say-part";

export interface PartProps<P> {
  part: P;
  onEdit(part: P, message: Sentence<"editor">): void;
}

type BoundedPartProps = PartProps<ListPart> & {bounds: Bounds};

/** Command that adds an item; it stays in place, so that it can be pressed again. */
export function AddItem({part, bounds, onEdit}: BoundedPartProps) {
  const t = useTexts("editor");
  const isFull = !bounds.more || part.items.length >= (part.piece.extent === "triangle" ? 39 : maxItems);
  const add = () => {
    const edited = withAddedItem(part);
    onEdit(edited, sayAdded(edited));
  };
  return (
    <button type="button" data-add={part.piece.name} aria-disabled={isFull} onClick={() => !isFull && add()}>
      {listWords(part.piece, t).add}
    </button>
  );
}

/** Command that makes a triangle smaller; only its last corners can be removed. */
export function Shrink({part, onEdit}: PartProps<ListPart>) {
  const t = useTexts("editor");
  const canShrink = part.items.length > 3;
  const shrink = () => {
    const edited = withSmallerTriangle(part);
    const count = String(edited.items.length + 1);
    onEdit(
      edited,
      sayChange(
        (t) => t.forms.generals,
        () => count,
      ),
    );
  };
  return (
    <button type="button" aria-disabled={!canShrink} onClick={() => canShrink && shrink()}>
      {t.forms.lessGenerals}
    </button>
  );
}

export function ListFields({part, bounds, onEdit}: BoundedPartProps) {
  const {piece, items} = part;
  const t = useTexts("editor");
  const box = useRef<HTMLDivElement>(null);
  /** Removes an item. The focus stays where the next item moves up to, or goes to the new last item. */
  const removeItem = (index: number) => {
    const lastIndex = items.length - 1;
    const editor = box.current?.closest(".editor");
    const nextFocus = editor?.querySelector<HTMLElement>(
      lastIndex === 0 ? `[data-add="${piece.name}"]` : `[data-list="${piece.name}"] [data-remove="${lastIndex - 1}"]`,
    );
    if (index === lastIndex) nextFocus?.focus();
    onEdit(withoutItem(part, index), sayRemoved(piece, index));
  };
  const setValue = (item: number, place: number, value: string) =>
    onEdit(
      withValue(part, item, place, value),
      sayChange(
        (t) => sayValue(piece, item, place, t),
        () => value,
      ),
    );
  const isTriangle = piece.extent === "triangle";
  if (items.length === 0) return null;
  return (
    <div class="part" role="group" aria-label={listWords(piece, t).all} data-list={piece.name} ref={box}>
      <p class="part-name" aria-hidden="true">
        {listWords(piece, t).all}
      </p>
      <div class={isTriangle ? "triangle" : piece.columns.length > 0 ? "items wide" : "items"}>
        {items.map(({values, joins}, i) => (
          <div key={i} class="item" style={{"--row": i}}>
            <span class="index math" aria-hidden="true">
              {isTriangle ? i + 1 : joins ? `(${i + 1})` : i + 1}
            </span>
            <div class="values">
              {values.map((value, place) => {
                const label = sayValue(piece, i, place, t);
                const column = sayColumn(piece, i, place, t);
                return (
                  <span key={place} class="value">
                    {column !== null && !isTriangle && (piece.extent === "fixed" || place === 1) && (
                      <span class="column" aria-hidden="true">
                        {piece.extent === "fixed" ? column : t.forms.takenBefore}
                      </span>
                    )}
                    {piece.letters ? (
                      <WordField label={label} value={value} onChange={(next) => setValue(i, place, next)} />
                    ) : (
                      <NumberField
                        label={label}
                        value={value}
                        min={piece.extent === "open" && place > 0 ? 1n : piece.min}
                        compact={isTriangle || (piece.extent === "open" && place > 0)}
                        onChange={(next) => setValue(i, place, next)}
                      />
                    )}
                  </span>
                );
              })}
              {piece.extent === "open" && <ValueCount part={part} item={i} onEdit={onEdit} />}
            </div>
            {!isTriangle && (
              <button
                type="button"
                class="glyph remove"
                data-remove={i}
                aria-label={t(t.forms.remove, {what: sayItem(piece, i, t)})}
                title={t(t.forms.remove, {what: sayItem(piece, i, t)})}
                aria-disabled={!bounds.fewer}
                onClick={() => bounds.fewer && removeItem(i)}
              >
                ×
              </button>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Commands that change the number of values after the first of an item. */
function ValueCount({part, item, onEdit}: PartProps<ListPart> & {item: number}) {
  const t = useTexts("editor");
  const {piece, items} = part;
  const count = items[item]?.values.length ?? 0;
  const name = sayItem(piece, item, t);
  const change = (edited: ListPart) =>
    onEdit(
      edited,
      sayChange(
        (t) => sayItem(piece, item, t),
        () => edited.items[item]?.values.join(" / ") ?? "",
      ),
    );
  const label = (what: string) => t(t.forms.ofItem, {item: name, what});
  return (
    <span class="extent">
      <button
        type="button"
        class="glyph"
        aria-label={label(t.forms.lessTaken)}
        title={t.forms.lessTaken}
        aria-disabled={count < 2}
        onClick={() => count >= 2 && change(withShorterItem(part, item))}
      >
        ⊖
      </button>
      <button
        type="button"
        class="glyph"
        aria-label={label(t.forms.addTaken)}
        title={t.forms.addTaken}
        onClick={() => change(withLongerItem(part, item))}
      >
        ⊕
      </button>
    </span>
  );
}
