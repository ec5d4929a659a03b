// A list by hand: each item with its values, and what adds and removes one.
import {useRef} from "preact/hooks";
import type {Sentence} from "../text";
import {useWords} from "../ui/language";
import type {Bounds} from "./bounds";
import {NumberField, WordField} from "./number-field";
import {added, lengthened, shortened, shrunk, without, withValue} from "./part-edits";
import {type ListPart, mostItems} from "./pieces";
import {listWords, saidAdded, saidIs, saidRemoved, sayColumn, sayItem, sayValue} from "./say-part";

export interface PartProps<P> {
  part: P;
  onEdit(part: P, said: Sentence<"editor">): void;
}

type Bounded = PartProps<ListPart> & {bounds: Bounds};

/** The command that makes a list longer; it keeps its place, so that it can be pressed again. */
export function AddItem({part, bounds, onEdit}: Bounded) {
  const t = useWords("editor");
  const full = !bounds.more || part.items.length >= (part.piece.extent === "triangle" ? 39 : mostItems);
  const add = () => {
    const made = added(part);
    onEdit(made, saidAdded(made));
  };
  return (
    <button type="button" data-add={part.piece.name} aria-disabled={full} onClick={() => !full && add()}>
      {listWords(part.piece, t).add}
    </button>
  );
}

/** Of a triangle, whose corners go from its end only. */
export function Shrink({part, onEdit}: PartProps<ListPart>) {
  const t = useWords("editor");
  const can = part.items.length > 3;
  const shrink = () => {
    const made = shrunk(part);
    const count = String(made.items.length + 1);
    onEdit(
      made,
      saidIs(
        (t) => t.forms.generals,
        () => count,
      ),
    );
  };
  return (
    <button type="button" aria-disabled={!can} onClick={() => can && shrink()}>
      {t.forms.lessGenerals}
    </button>
  );
}

export function ListFields({part, bounds, onEdit}: Bounded) {
  const {piece, items} = part;
  const t = useWords("editor");
  const box = useRef<HTMLDivElement>(null);
  /** The focus is where the next item moves up to, or on the item that is then the last. */
  const remove = (index: number) => {
    const last = items.length - 1;
    const editor = box.current?.closest(".editor");
    const next = editor?.querySelector<HTMLElement>(
      last === 0 ? `[data-add="${piece.name}"]` : `[data-list="${piece.name}"] [data-remove="${last - 1}"]`,
    );
    if (index === last) next?.focus();
    onEdit(without(part, index), saidRemoved(piece, index));
  };
  const put = (item: number, place: number, value: string) =>
    onEdit(
      withValue(part, item, place, value),
      saidIs(
        (t) => sayValue(piece, item, place, t),
        () => value,
      ),
    );
  const triangle = piece.extent === "triangle";
  if (items.length === 0) return null;
  return (
    <div class="part" role="group" aria-label={listWords(piece, t).all} data-list={piece.name} ref={box}>
      <p class="part-name" aria-hidden="true">
        {listWords(piece, t).all}
      </p>
      <div class={triangle ? "triangle" : piece.columns.length > 0 ? "items wide" : "items"}>
        {items.map(({values, joins}, i) => (
          <div key={i} class="item" style={{"--row": i}}>
            <span class="index math" aria-hidden="true">
              {triangle ? i + 1 : joins ? `(${i + 1})` : i + 1}
            </span>
            <div class="values">
              {values.map((value, place) => {
                const label = sayValue(piece, i, place, t);
                const column = sayColumn(piece, i, place, t);
                return (
                  <span key={place} class="value">
                    {column !== null && !triangle && (piece.extent === "fixed" || place === 1) && (
                      <span class="column" aria-hidden="true">
                        {piece.extent === "fixed" ? column : t.forms.takenBefore}
                      </span>
                    )}
                    {piece.letters ? (
                      <WordField label={label} value={value} onChange={(made) => put(i, place, made)} />
                    ) : (
                      <NumberField
                        label={label}
                        value={value}
                        least={piece.extent === "open" && place > 0 ? 1n : piece.least}
                        bare={triangle || (piece.extent === "open" && place > 0)}
                        onChange={(made) => put(i, place, made)}
                      />
                    )}
                  </span>
                );
              })}
              {piece.extent === "open" && <Extent part={part} item={i} onEdit={onEdit} />}
            </div>
            {!triangle && (
              <button
                type="button"
                class="glyph remove"
                data-remove={i}
                aria-label={t(t.forms.remove, {what: sayItem(piece, i, t)})}
                title={t(t.forms.remove, {what: sayItem(piece, i, t)})}
                aria-disabled={!bounds.fewer}
                onClick={() => bounds.fewer && remove(i)}
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

/** How many values an item has behind its first. */
function Extent({part, item, onEdit}: PartProps<ListPart> & {item: number}) {
  const t = useWords("editor");
  const {piece, items} = part;
  const count = items[item]?.values.length ?? 0;
  const name = sayItem(piece, item, t);
  const change = (made: ListPart) =>
    onEdit(
      made,
      saidIs(
        (t) => sayItem(piece, item, t),
        () => made.items[item]?.values.join(" / ") ?? "",
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
        onClick={() => count >= 2 && change(shortened(part, item))}
      >
        ⊖
      </button>
      <button
        type="button"
        class="glyph"
        aria-label={label(t.forms.addTaken)}
        title={t.forms.addTaken}
        onClick={() => change(lengthened(part, item))}
      >
        ⊕
      </button>
    </span>
  );
}
