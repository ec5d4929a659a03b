// Pieces with a shape of their own. Left's animals face right and Right's left, the way that they move.
import type {PieceShape} from "../../input/touch";

interface Animal {
  /** Outline in a square from -10 to 10. */
  outline: string;
  eye: [x: number, y: number];
}

const animals: Record<PieceShape, Animal> = {
  toad: {
    outline:
      "M-10 7C-10 2.5-8-.5-6-1.5Q-5.5-3.4-4-2.8Q-2.8-5-.8-3.8C.5-4.8 1.6-5.2 2.7-5.2C2.9-8 7.2-8 7.2-5C9.6-4.2 10.4-2.4 9.8-.8C9 1 7 1.6 5.6 1.6Q6 5 8.6 7L3.6 7L2.4 4.8Q.6 5.2 1.2 7Z",
    eye: [5, -5.2],
  },
  frog: {
    outline:
      "M-9.5-3.5C-10-6-8-7-6.5-6.5C-6-9-2.5-9-2-6C2-4.5 5-1 6 1.5C9 2 9.5 5 7 6L9.5 7L1 7Q-1 5.5 0 3.5L-3 2.5L-4.5 6L-3 7L-8 7Q-6.5 4-6.5.5C-8.5 0-9.2-1.5-9.5-3.5Z",
    eye: [-5.2, -5.4],
  },
  elephant: {
    outline:
      "M-9 7L-9-1C-9-5-5-7-1-6.5C2-8.5 7-7.5 8-3.5C8.5-1 8 3 9.8 3Q10.3 5.8 8 5.8C5.5 5.8 5.5 2 5.2 1L4 1.5L4 7L.8 7L.8 3.5L-5.5 3.5L-5.5 7Z",
    eye: [5.2, -3.2],
  },
  rhino: {
    outline:
      "M-9.8-5.5Q-8.5-3-6.5-2.5Q-5-5-4-4.5L-3.5-6.5L-2-4.8C2-7 8-6 9-1.5L9.3 7L6 7L5.5 3.5L-1 3.5L-1 7L-4.2 7L-4.2 2.5C-7 3-9.5 2-9.3-.5Q-9.8-3-9.8-5.5Z",
    eye: [-6, -0.8],
  },
};

const scaled = (path: string, factor: number) =>
  path.replace(/-?\d*\.?\d+/g, (number) => ` ${(Number(number) * factor).toFixed(1)}`);

/** Animal on a cell whose sides are `step` long. */
export function Animal({shape, step}: {shape: PieceShape; step: number}) {
  const {outline, eye} = animals[shape];
  const unit = step * 0.04;
  return (
    <>
      <path class="disc animal" d={scaled(outline, unit)} />
      <circle class="eye" cx={eye[0] * unit} cy={eye[1] * unit} r={Math.max(1.1, unit)} />
    </>
  );
}
