// The canvas of the figure: as wide as its place, painted once a frame, at most.
import type {RefObject} from "preact";
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from "preact/hooks";
import {type Palette, paint, paletteAt} from "./paint";
import {pictureOf, type Scene} from "./picture";

const lowest = 200;
const highest = 380;

/** How large a figure fits the element. */
export function useSize(element: RefObject<HTMLElement | null>): {width: number; height: number} {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return;
    const measure = () => setWidth(Math.max(240, Math.floor(place.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return {width, height: Math.round(Math.min(highest, Math.max(lowest, width * 0.42)))};
}

export function Canvas({scene, theme}: {scene: Scene; theme: string}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = useRef<Palette | null>(null);
  const {width, height} = scene;
  // Drawn anew only where something in it is new.
  const picture = useMemo(() => ({scene}), Object.values(scene));
  useEffect(() => {
    if (canvas.current?.parentElement) palette.current = paletteAt(canvas.current.parentElement);
  }, [theme]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (canvas.current && palette.current)
        paint(canvas.current, pictureOf(picture.scene), palette.current, picture.scene);
    });
    return () => cancelAnimationFrame(frame);
  }, [picture, theme]);
  return <canvas ref={canvas} style={{width: `${width}px`, height: `${height}px`}} />;
}
