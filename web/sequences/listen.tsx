// The button that plays the heaps in view. Nothing sounds that was not asked for.
import {useEffect, useRef, useState} from "preact/hooks";
import {useWords} from "../ui/language";
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
  const t = useWords("values");
  const [plays, setPlays] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), [values]);
  const toggle = () => {
    if (plays) return stop.current?.();
    setPlays(true);
    const sharp = new Set(rare.map(({value}) => value));
    stop.current = perform({
      ...{values, from: Math.min(from, until), until},
      isRare: (value) => sharp.has(value),
      onNote(n) {
        onNote(n);
        if (n !== null) return;
        stop.current = null;
        setPlays(false);
      },
    });
  };
  return (
    <button type="button" class="listen" aria-pressed={plays} title={t.sequences.listenAbout} onClick={toggle}>
      <span aria-hidden="true">{plays ? "■" : "♪"}</span> {plays ? t.sequences.silence : t.sequences.listen}
    </button>
  );
}
