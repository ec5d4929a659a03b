// Sheets of squared paper. A touch is a sheet and one of its lines: 1..w-1 stand at x = line, the next h-1 lie; then come strips of
// squares, w that stand and h that lie.
import {useMemo} from "preact/hooks";
import {Field} from "../hand/field";
import {look, type Spot} from "../hand/roving";
import {type BoardOf, drawable, type Hand, includes, type Labels, type ViewProps} from "../hand/touch";
import {Canvas, pitch, thumbnail, useWidth} from "./canvas";
import {useHighWaterMark} from "./high-water-mark";
import {sharedEnds, useNames} from "./motion";

type SheetBoard = BoardOf<"sheet">;
interface Paper {
  id: string;
  index: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Lines are drawn one by one only where a hand can tell them apart. */
  ruled: boolean;
}

const gap = 26;
const largest = 40;
const least = 16;
const height = 440;

function carry(before: {board: SheetBoard; names: string[]} | null, board: SheetBoard, fresh: () => string): string[] {
  if (!before) return board.sheets.map(fresh);
  const old = before.names;
  const {front, back} = sharedEnds(before.board.sheets, board.sheets, (a, b) => a.w === b.w && a.h === b.h);
  const middle = old.slice(front, old.length - back);
  const between = board.sheets.slice(front, board.sheets.length - back).map((_, i) => middle[i] ?? fresh());
  return [...old.slice(0, front), ...between, ...old.slice(old.length - back)];
}

/** The greatest width and height of a sheet that is ruled. */
function extent({sheets}: SheetBoard): [number, number] {
  const most = (sides: string[]) => Math.max(...sides.map((side) => Math.min(Number(side), largest)), 1);
  return [most(sheets.map(({w}) => w)), most(sheets.map(({h}) => h))];
}
const larger = (before: [number, number], now: [number, number]): [number, number] => [
  Math.max(before[0], now[0]),
  Math.max(before[1], now[1]),
];

function arrange(
  board: SheetBoard,
  names: string[],
  room: number,
  cell: number,
): {papers: Paper[]; width: number; height: number} {
  let [x, y, tall, wide] = [4, 4, 0, 0];
  const papers = board.sheets.map((sheet, index) => {
    const [sw, sh] = [Number(sheet.w), Number(sheet.h)];
    const ruled = sw <= largest && sh <= largest;
    const scale = ruled ? Math.min(cell, (room - 8) / sw) : 120 / Math.max(sw, sh);
    const [w, h] = [Math.max(6, sw * scale), Math.max(6, sh * scale)];
    if (x > 4 && x + w > room) [x, y, tall] = [4, y + tall + gap, 0];
    const paper = {id: names[index] ?? "", index, x, y, w, h, ruled};
    x += w + gap;
    tall = Math.max(tall, h);
    wide = Math.max(wide, paper.x + w);
    return paper;
  });
  return {papers, width: wide + 8, height: y + tall + 20};
}

interface Rule {
  spot: Spot;
  /** Half a square from the edge, where no other line's sign stands. */
  sign: {x: number; y: number};
  path: string;
  reach: {x: number; y: number; width: number; height: number};
}

const breadth = 24;

/** The lines of one sheet that may be cut, each from edge to edge. */
function rules(paper: Paper, [w, h]: [number, number], hand: Hand, labels: Labels): Rule[] {
  const sheet = String(paper.index);
  const here = hand.look([sheet]);
  const lines: Rule[] = [];
  const count = w + h - 2;
  for (let line = 1; line <= count + w + h; line++) {
    const element = String(line);
    if (!includes(here?.next, element)) continue;
    const isStrip = line > count;
    const place = isStrip ? line - count : line;
    const upright = isStrip ? w : w - 1;
    const stands = place <= upright;
    /** Of a strip the middle. */
    const at = (stands ? place : place - upright) - (isStrip ? 0.5 : 0);
    const dx = stands ? (paper.w * at) / w : paper.w / 2;
    const dy = stands ? paper.h / 2 : (paper.h * at) / h;
    const touch = [sheet, element];
    const wins = hand.hints && includes(here?.winning, element);
    lines.push({
      sign: stands ? {x: dx, y: paper.h / h / 2} : {x: paper.w / w / 2, y: dy},
      reach: stands
        ? {x: dx - breadth / 2, y: 0, width: breadth, height: paper.h}
        : {x: 0, y: dy - breadth / 2, width: paper.w, height: breadth},
      path: stands ? `M${dx} 0V${paper.h}` : `M0 ${dy}H${paper.w}`,
      spot: {
        id: `${paper.id}.${line}`,
        x: paper.x + dx,
        y: paper.y + dy,
        touch,
        label: labels.spot(touch, wins),
        wins,
        chosen: false,
      },
    });
  }
  return lines;
}

function grid(paper: Paper, w: number, h: number): string {
  const upright = Array.from({length: w - 1}, (_, i) => `M${(paper.w * (i + 1)) / w} 0V${paper.h}`);
  const level = Array.from({length: h - 1}, (_, i) => `M0 ${(paper.h * (i + 1)) / h}H${paper.w}`);
  return [...upright, ...level].join("");
}

export function Sheet({board, labels, hand, highlight, last, start}: ViewProps<SheetBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnail);
  const names = useNames(board, carry);
  const [widest, tallest] = useHighWaterMark(start, extent(board), larger);
  const cell = hand ? Math.max(least, Math.min(pitch(width - 8, widest), height / tallest)) : 26;
  const {papers, ...size} = useMemo(() => arrange(board, names, width, cell), [board, names, width, cell]);
  if (board.sheets.length > drawable) return <p class="view words">{labels.tooLarge}</p>;
  const sides = (p: Paper): [number, number] => [Number(board.sheets[p.index]?.w), Number(board.sheets[p.index]?.h)];
  const cuts = new Map(papers.map((p) => [p.id, hand && p.ruled ? rules(p, sides(p), hand, labels) : []]));
  return (
    <div class="view" ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        {...size}
        label={labels.board}
        spots={[...cuts.values()].flat().map((c) => c.spot)}
        marks={papers}
        hand={hand}
      >
        {(bind) =>
          papers.map((paper) => (
            <g
              key={paper.id}
              data-mark={paper.id}
              class={highlight.has(String(paper.index)) ? "paper lit" : "paper"}
              transform={`translate(${paper.x} ${paper.y})`}
            >
              <rect class="leaf" width={paper.w} height={paper.h} />
              {last?.has(String(paper.index)) && (
                <rect class="halo" x={4} y={4} width={Math.max(0, paper.w - 8)} height={Math.max(0, paper.h - 8)} />
              )}
              {paper.ruled && <path class="grid" d={grid(paper, ...sides(paper))} />}
              {cuts.get(paper.id)?.map(({spot, path, reach, sign}) => (
                <g key={spot.id} class={look("cut", spot, false)} {...bind(spot)}>
                  <rect class="reach" {...reach} />
                  <path class="line" d={path} />
                  {spot.wins && <path class="sign" d={`M${sign.x} ${sign.y + 6}l5 -11h-10z`} />}
                </g>
              ))}
              <text class="index" x={paper.w / 2} y={paper.h + 15} aria-hidden="true">
                {sides(paper).join(" × ")}
              </text>
            </g>
          ))
        }
      </Canvas>
      {hand &&
        papers
          .filter((p) => !p.ruled)
          .map((p) => {
            const next = hand.look([String(p.index)])?.next ?? [];
            const label = `${labels.part(p.index)} (${sides(p).join(" × ")}): ${labels.keep}`;
            return next.length === 0 ? null : (
              <Field
                key={p.id}
                label={label}
                go={labels.go}
                elements={next}
                onPick={(e) => hand.touch([String(p.index), e])}
              />
            );
          })}
    </div>
  );
}
