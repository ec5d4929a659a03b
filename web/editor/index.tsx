// The editors as the page loads them: one component of the address is edited, the others stay as they are.
import {useEffect} from "preact/hooks";
import type {Place} from "../boards/graph-layout";
import type {Board} from "../boards/touch";
import {gameOf, type Words} from "../text";
import {BoardEditor, type BoardEditorProps} from "./board-editor";
import {isDrawn} from "./drawing";
import {Editor, type EditorProps} from "./editor";
import {componentsOf} from "./notation";

type Shared = Pick<
  BoardEditorProps & EditorProps,
  "address" | "fault" | "canUndo" | "canRedo" | "onUndo" | "onRedo" | "onDone"
>;

interface EditingProps extends Shared {
  index: number;
  /** The game whose board this is; the editor closes when another one is opened. */
  id: string;
  model: Board;
  board: Board | null;
  printed: string | null;
  sample: string;
  pins: Map<string, Place>;
  pasted: string | null;
  onEdit(address: string, said: Words | null): void;
}

export function Editing({
  address,
  index,
  id,
  model,
  board,
  printed,
  sample,
  pins,
  pasted,
  onEdit,
  ...rest
}: EditingProps) {
  const components = componentsOf(address);
  const text = components[index] ?? "";
  const same = gameOf(text).id === id;
  const {onDone} = rest;
  useEffect(() => {
    if (!same) onDone();
  }, [same, onDone]);
  if (!same) return null;
  const put = (made: string, said: Words | null = null) => onEdit(components.with(index, made).join(" + "), said);
  if (isDrawn(model))
    return (
      <Editor
        {...rest}
        {...{address, text, model, pins, pasted}}
        board={isDrawn(board) ? board : null}
        onEdit={(made) => put(made)}
      />
    );
  return <BoardEditor {...rest} {...{address, text, printed, board, model, sample}} onEdit={put} />;
}
