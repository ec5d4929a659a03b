// Editors of positions, loaded when first needed. One component of the address is edited, the others stay as they are.
import {useEffect, useMemo, useRef} from "preact/hooks";
import type {Board, Pins} from "../boards/input/touch";
import type {ComponentText} from "../engine/types";
import type {AddressComponents} from "../game/analysis/outlines";
import type {Sentence} from "../text";
import {BoardEditor, type BoardEditorProps} from "./board-editor";
import type {IsReadable} from "./bounds";
import {isDrawn} from "./drawing";
import {type EditedComponent, editedComponentOf} from "./edited-component";
import {Editor, type EditorProps} from "./editor";
import type {Entry} from "./forms";

type Shared = Pick<
  BoardEditorProps & EditorProps,
  "address" | "fault" | "onAgain" | "canUndo" | "canRedo" | "onUndo" | "onRedo" | "onDone"
>;

interface EditingProps extends Shared {
  /** Components of the address; null until they are known. */
  components: AddressComponents | null;
  index: number;
  /** Game of the edited board; the editor closes when another game is opened. */
  id: string;
  model: Board;
  board: Board | null;
  /** Component as the engine prints it; null if the engine has not read this very address. */
  printed: ComponentText | null;
  /** Catalogue entry of the game. */
  entry: Entry;
  pins: Pins;
  pasted: string | null;
  /** Returns true if the engine reads the text of a component as a position. */
  reads: IsReadable;
  onEdit(edited: EditedComponent, message: Sentence | null, pins?: Pins): void;
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
  ...shared
}: EditingProps) {
  // While the user types, the components of the new address are known a moment later.
  const last = useRef<AddressComponents[number] | undefined>(undefined);
  if (components) last.current = components[index];
  const outline = last.current;
  const component = useMemo(() => outline && editedComponentOf(outline), [outline]);
  const printedComponent = useMemo(() => printed && editedComponentOf(printed), [printed]);
  const {onDone} = shared;
  const isSameGame = outline === undefined ? components === null : component?.id === id;
  useEffect(() => {
    if (!isSameGame) onDone();
  }, [isSameGame, onDone]);
  if (!isSameGame || !outline || !component) return null;
  if (isDrawn(model))
    return (
      <Editor
        {...shared}
        {...{address, component, model, pins, pasted}}
        board={isDrawn(board) ? board : null}
        onEdit={(edited, newPins) => onEdit(edited, null, newPins)}
        onPlace={onPlace}
      />
    );
  const {from} = outline;
  return (
    <BoardEditor
      {...shared}
      {...{address, from, component, board, model, entry, reads}}
      printed={printedComponent}
      onEdit={onEdit}
    />
  );
}
