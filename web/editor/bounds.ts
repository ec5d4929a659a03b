// How many items a list can have, which the engine alone knows: it is asked whether one more or one fewer is a position still, and
// two, since there are games whose heaps come in pairs.
import {useEffect, useState} from "preact/hooks";
import {type Form, writeForm} from "./forms";
import {added, without} from "./part-edits";
import type {ListPart, Part} from "./pieces";
import {textOf, type Written} from "./written";

export interface Bounds {
  more: boolean;
  fewer: boolean;
}

export type Reads = (text: string) => Promise<boolean>;

const open: Bounds = {more: true, fewer: true};
const last = (part: ListPart) => without(part, part.items.length - 1);

/** By the place of a part. What was known stays until the next is; a text that is no position itself binds nothing. */
export function useBounds(written: Written | null, form: Form | null, parts: readonly Part[], reads: Reads) {
  const [bounds, setBounds] = useState<readonly Bounds[]>([]);
  const text = written && textOf(written);
  useEffect(() => {
    if (written === null || !form) return setBounds([]);
    let wanted = true;
    const can = async (i: number, part: ListPart, step: (part: ListPart) => ListPart) => {
      const ask = (made: ListPart) => reads(textOf(writeForm(written, form, parts.with(i, made))));
      return (await ask(step(part))) || (await ask(step(step(part))));
    };
    const found = parts.map(async (part, i): Promise<Bounds> => {
      if (part.kind !== "list" || !part.piece.counts) return open;
      return {more: await can(i, part, added), fewer: await can(i, part, last)};
    });
    void Promise.all(found).then((all) => wanted && setBounds(all));
    return () => {
      wanted = false;
    };
  }, [text]);
  return (place: number): Bounds => bounds[place] ?? open;
}
