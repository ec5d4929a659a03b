// Sounds of the current game, where the reader has asked for them.
import {effect} from "@preact/signals";
import {useEffect} from "preact/hooks";
import {importWithRetry} from "../delivery/late";
import type {State} from "../game/state";
import {isSoundOn} from "../ui/sound";
import type {Sound} from "./tones";
import {turnOf} from "./turn";

const play = (sound: Sound) =>
  void importWithRetry(() => import("./tones")).then(
    ({playSound}) => playSound(sound),
    () => {},
  );

/** Plays a sound for each move that is announced, and for the end of the game that such a move brings. */
export function useSounds(state: State) {
  useEffect(() => {
    let lastMove = state.announcement.peek();
    let isEnding = false;
    return effect(() => {
      const move = state.announcement.value;
      const turn = turnOf(state);
      const isNew = move !== lastMove;
      lastMove = move;
      if (isNew && move) {
        isEnding = true;
        if (isSoundOn.peek()) play(move.by === "you" ? "yourMove" : "reply");
      }
      if (!isEnding || !turn?.isOver || state.analysis.isStale.value) return;
      isEnding = false;
      if (isSoundOn.peek() && !turn.isDrawn) play(turn.who === "engine" ? "lost" : "won");
    });
  }, [state]);
}
