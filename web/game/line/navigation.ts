// Navigation in a game and changes of it by hand: each ends what moves by itself and publishes the new link.
import {batch, type ReadonlySignal, type Signal} from "@preact/signals";
import type {Play} from "../../engine";
import type {Autoplay} from "../opponent/autoplay";
import type {GameHistory, Pinned} from "./history";

interface NavigationOptions {
  game: GameHistory;
  play: ReadonlySignal<Play>;
  autoplay(): Pick<Autoplay, "watch" | "toMove">;
  /** Level of a game of the home page; a position that is not of that game resets it to null. */
  rung: Signal<number | null>;
  /** Drops what was said and typed about the last position. */
  forget(): void;
  /** Called with every state worth a link; `push` if Back should return to the previous one. */
  publish(push: boolean): void;
  /** Publishes after a change, with which faults of the link are gone. */
  publishChange(push: boolean): void;
}

export function createNavigation({game, play, autoplay, rung, forget, publish, publishChange}: NavigationOptions) {
  /** Runs any action of the user but a move: the last announcement goes, and nothing moves by itself. */
  function interrupt(act: () => void) {
    batch(() => {
      autoplay().watch(false);
      forget();
      act();
    });
  }

  function navigate(act: () => void) {
    interrupt(act);
    publish(false);
  }
  function applyChange(act: () => void, push: boolean) {
    interrupt(act);
    publishChange(push);
  }

  /** Against the engine, repeats `turn` until the user is to move: the engine would make its move again at once. */
  function step(turn: () => void, isPossible: ReadonlySignal<boolean>) {
    const advance = () => {
      do turn();
      while (autoplay().toMove.value && isPossible.value);
    };
    applyChange(advance, false);
  }

  /** Starts from another position, which is not of the home page. */
  function startFrom(address: string, play: Play, push: boolean, pins?: Pinned) {
    rung.value = null;
    applyChange(() => game.restart(address, play, pins), push);
  }

  return {
    interrupt,
    /** Changes the position of the same game by hand: a step of its own for undo. */
    edit: (address: string, pins?: Pinned) => startFrom(address, play.value, false, pins),
    place: (pins: Pinned, isRun: boolean) => applyChange(() => game.setPins(pins, isRun), false),
    restart: (address: string, play: Play) => startFrom(address, play, true),
    /** Starts the same game again. */
    again: () => applyChange(() => game.restart(game.linePlies.value[0]?.address ?? "", play.value), true),
    go: (at: number) => navigate(() => game.goTo(at)),
    jump: (id: number) => navigate(() => game.jump(id)),
    prune: (id: number) => applyChange(() => game.prune(id), false),
    undo: () => step(game.undo, game.canUndo),
    redo: () => step(game.redo, game.canRedo),
  };
}
