// The editor as the page loads it: one component of the address is edited, the others stay as they are.
import {useEffect} from "preact/hooks";
import {gameOf} from "../text";
import type {Drawn} from "./drawing";
import {Editor, type EditorProps} from "./editor";
import {componentsOf} from "./notation";

interface EditingProps extends Omit<EditorProps, "text"> {
  address: string;
  index: number;
  /** The game whose drawing this is; the editor closes when another one is opened. */
  id: string;
  board: Drawn | null;
}

export function Editing({address, index, id, onEdit, ...rest}: EditingProps) {
  const components = componentsOf(address);
  const text = components[index] ?? "";
  const same = gameOf(text).id === id;
  const {onDone} = rest;
  useEffect(() => {
    if (!same) onDone();
  }, [same, onDone]);
  if (!same) return null;
  return <Editor {...rest} text={text} onEdit={(made) => onEdit(components.with(index, made).join(" + "))} />;
}
