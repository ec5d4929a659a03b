// Canvas in the frame of its view, as large as the room allows; one that is too wide for its frame is scrolled.
import type {ComponentChildren} from "preact";
import type {Target} from "../input/roving";
import type {Labels} from "../input/touch";
import {Canvas, type CanvasProps, type useWidth} from "./canvas";

interface FittedCanvasProps extends Omit<CanvasProps, "scale" | "label" | "targets"> {
  /** Frame of the view, whose width may also decide the layout. */
  frame: ReturnType<typeof useWidth>;
  /** Largest factor by which it is enlarged to fill the frame. */
  maxScale?: number;
  /** Multiple of the width of the frame above which the canvas is scrolled instead of shrunk. */
  maxShrink?: number;
  labels: Labels;
  targets: ReadonlyMap<string, Target>;
  below?: ComponentChildren;
}

export function FittedCanvas({
  frame,
  maxScale = 1,
  maxShrink = 2,
  labels,
  targets,
  below,
  ...canvas
}: FittedCanvasProps) {
  const {width, hand} = canvas;
  return (
    <div class={width > maxShrink * frame.width && hand ? "view wide" : "view"} ref={frame.box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        {...canvas}
        scale={Math.max(1, Math.min(maxScale, frame.width / width))}
        label={labels.board}
        targets={[...targets.values()]}
      />
      {/* Comes and goes in the course of a game: above the board it would move it. */}
      {hand && labels.remark && <p class="note">{labels.remark}</p>}
      {below}
    </div>
  );
}
