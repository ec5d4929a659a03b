// Canvas of the figure: as wide as its container, painted at most once a frame.
import type {RefObject} from "preact";
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from "preact/hooks";
import {type Palette, paint, paletteAt} from "./paint";
import {pictureOf, type Scene} from "./picture";

const minHeight = 200;
const maxHeight = 380;

/** Returns the size in pixels of a figure that fits the element. */
export function useSize(element: RefObject<HTMLElement | null>): {width: number; height: number} {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const container = element.current;
    if (!container) return;
    const measure = () => setWidth(Math.max(240, Math.floor(container.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    return () => observer.disconnect();
  }, [element]);
  return {width, height: Math.round(Math.min(maxHeight, Math.max(minHeight, width * 0.42)))};
}

export function Canvas({scene, theme}: {scene: Scene; theme: string}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = useRef<Palette | null>(null);
  const {width, height} = scene;
  // Redraws only when a member of the scene has changed.
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
