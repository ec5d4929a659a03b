// Bounds of the lengths of lists, which only the engine knows. It is asked whether one item more or fewer is still a
// position, and also two, since in some games heaps come in pairs.
import {useEffect, useState} from "preact/hooks";
import {type EditedComponent, textOf} from "./edited-component";
import {type Form, writeForm} from "./forms";
import {withAddedItem, withoutItem} from "./part-edits";
import type {ListPart, Part} from "./parts";

export interface Bounds {
  more: boolean;
  fewer: boolean;
}

export type IsReadable = (text: string) => Promise<boolean>;

const unbounded: Bounds = {more: true, fewer: true};
const withoutLast = (part: ListPart) => withoutItem(part, part.items.length - 1);

/**
 * Hook for the bounds of each part, by its index. Old bounds stay until the new ones are known; a text that is no
 * position has none.
 */
export function useBounds(
  component: EditedComponent | null,
  form: Form | null,
  parts: readonly Part[],
  isReadable: IsReadable,
) {
  const [bounds, setBounds] = useState<readonly Bounds[]>([]);
  const text = component && textOf(component);
  useEffect(() => {
    if (component === null || !form) return setBounds([]);
    let isCurrent = true;
    const canStep = async (i: number, part: ListPart, step: (part: ListPart) => ListPart) => {
      const isPosition = (edited: ListPart) => isReadable(textOf(writeForm(component, form, parts.with(i, edited))));
      return (await isPosition(step(part))) || (await isPosition(step(step(part))));
    };
    const requests = parts.map(async (part, i): Promise<Bounds> => {
      if (part.kind !== "list" || !part.piece.limitsCount) return unbounded;
      return {more: await canStep(i, part, withAddedItem), fewer: await canStep(i, part, withoutLast)};
    });
    void Promise.all(requests).then((results) => isCurrent && setBounds(results));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (index: number): Bounds => bounds[index] ?? unbounded;
}
