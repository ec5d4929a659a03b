// The editors as the page loads them: one component of the address is edited, the others stay as they are.
import {useEffect, useMemo, useRef} from "preact/hooks";
import type {Board, Pins} from "../boards/hand/touch";
import type {ComponentText} from "../engine/types";
import type {Components} from "../game/outlines";
import type {Sentence} from "../text";
import {BoardEditor, type BoardEditorProps} from "./board-editor";
import type {Reads} from "./bounds";
import {isDrawn} from "./drawing";
import {Editor, type EditorProps} from "./editor";
import type {Entry} from "./forms";
import {type Written, writtenOf} from "./written";

type Shared = Pick<
  BoardEditorProps & EditorProps,
  "address" | "fault" | "onAgain" | "canUndo" | "canRedo" | "onUndo" | "onRedo" | "onDone"
>;

interface EditingProps extends Shared {
  /** Of the address; null until they are known. */
  components: Components | null;
  index: number;
  /** The game whose board this is; the editor closes when another one is opened. */
  id: string;
  model: Board;
  board: Board | null;
  /** The component as the engine prints it; null where it has not read this very address. */
  printed: ComponentText | null;
  /** What the catalogue has of the game. */
  entry: Entry;
  pins: Pins;
  pasted: string | null;
  /** Whether the engine reads a component as a position. */
  reads: Reads;
  onEdit(made: Written, said: Sentence | null, pins?: Pins): void;
  onPlace(pins: Pins, isRun: boolean): void;
}

export function Editing({
  address,
  components,
  index,
  id,
  model,
  board,
  printed,
  entry,
  pins,
  pasted,
  reads,
  onEdit,
  onPlace,
  ...rest
}: EditingProps) {
  // What is being typed is known a moment later.
  const last = useRef<Components[number] | undefined>(undefined);
  if (components) last.current = components[index];
  const component = last.current;
  const written = useMemo(() => component && writtenOf(component), [component]);
  const own = useMemo(() => printed && writtenOf(printed), [printed]);
  const {onDone} = rest;
  const same = component === undefined ? components === null : written?.id === id;
  useEffect(() => {
    if (!same) onDone();
  }, [same, onDone]);
  if (!same || !component || !written) return null;
  if (isDrawn(model))
    return (
      <Editor
        {...rest}
        {...{address, written, model, pins, pasted}}
        board={isDrawn(board) ? board : null}
        onEdit={(made, at) => onEdit(made, null, at)}
        onPlace={onPlace}
      />
    );
  const {from} = component;
  return (
    <BoardEditor {...rest} {...{address, from, written, board, model, entry, reads}} printed={own} onEdit={onEdit} />
  );
}
