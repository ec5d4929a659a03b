// The editors as the page loads them: one component of the address is edited, the others stay as they are.
import {useEffect} from "preact/hooks";
import {gameOf} from "../address/component";
import type {Board, Pins} from "../boards/hand/touch";
import type {Sentence} from "../text";
import {BoardEditor, type BoardEditorProps} from "./board-editor";
import type {Reads} from "./bounds";
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
  pins: Pins;
  pasted: string | null;
  /** Whether the engine reads a component as a position. */
  reads: Reads;
  onEdit(address: string, said: Sentence | null, pins?: Pins): void;
  onPlace(pins: Pins, isRun: boolean): void;
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
  reads,
  onEdit,
  onPlace,
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
  const put = (made: string, said: Sentence | null, at?: Pins) =>
    onEdit(components.with(index, made).join(" + "), said, at);
  if (isDrawn(model))
    return (
      <Editor
        {...rest}
        {...{address, text, model, pins, pasted}}
        board={isDrawn(board) ? board : null}
        onEdit={(made, at) => put(made, null, at)}
        onPlace={onPlace}
      />
    );
  return <BoardEditor {...rest} {...{address, text, printed, board, model, sample, reads}} onEdit={put} />;
}
