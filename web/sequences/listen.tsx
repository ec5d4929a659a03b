// Button that plays the heaps in view as sound; nothing plays before it is pressed.
import {useEffect, useRef, useState} from "preact/hooks";
import {useTexts} from "../ui/language";
import type {Rare, Values} from "./period";
import {perform} from "./sound";

interface ListenProps {
  values: Values;
  rare: Rare[];
  from: number;
  until: number;
  onNote(n: number | null): void;
}

export function Listen({values, rare, from, until, onNote}: ListenProps) {
  const t = useTexts("values");
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), [values]);
  const toggle = () => {
    if (isPlaying) return stop.current?.();
    setPlaying(true);
    const rareValues = new Set(rare.map(({value}) => value));
    stop.current = perform({
      ...{values, from: Math.min(from, until), until},
      isRare: (value) => rareValues.has(value),
      onNote(n) {
        onNote(n);
        if (n !== null) return;
        stop.current = null;
        setPlaying(false);
      },
    });
  };
  return (
    <button type="button" class="listen" aria-pressed={isPlaying} title={t.sequences.listenAbout} onClick={toggle}>
      <span aria-hidden="true">{isPlaying ? "■" : "♪"}</span> {isPlaying ? t.sequences.silence : t.sequences.listen}
    </button>
  );
}
