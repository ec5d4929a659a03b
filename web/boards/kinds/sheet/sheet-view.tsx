// View of sheets of squared paper. A touch is a sheet and one of its lines: 1 to w-1 are vertical, at x = line, and the
// next h-1 are horizontal; then follow strips of squares, w vertical and h horizontal ones.
import {useMemo} from "preact/hooks";
import {Field} from "../../input/field";
import {classNames, type Target} from "../../input/roving";
import {type BoardOf, type Hand, includes, type Labels, maxDrawn, type ViewProps} from "../../input/touch";
import {Canvas, stepFor, thumbnailWidth, useWidth} from "../../kit/canvas";
import {useHighWaterMark} from "../../kit/high-water-mark";
import {sharedEnds, useNames} from "../../kit/motion";

type SheetBoard = BoardOf<"sheet">;
interface Paper {
  id: string;
  index: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** True if its lines are drawn one by one, which is so only if a finger can tell them apart. */
  isRuled: boolean;
}

const gap = 26;
const maxSide = 40;
const minCell = 16;
const maxHeight = 440;

function nameSheets(
  previous: {board: SheetBoard; names: string[]} | null,
  board: SheetBoard,
  createName: () => string,
): string[] {
  if (!previous) return board.sheets.map(createName);
  const oldNames = previous.names;
  const {front, back} = sharedEnds(previous.board.sheets, board.sheets, (a, b) => a.w === b.w && a.h === b.h);
  const middle = oldNames.slice(front, oldNames.length - back);
  const between = board.sheets.slice(front, board.sheets.length - back).map((_, i) => middle[i] ?? createName());
  return [...oldNames.slice(0, front), ...between, ...oldNames.slice(oldNames.length - back)];
}

/** Returns the greatest width and height among the sheets, at most `maxSide` each. */
function extent({sheets}: SheetBoard): [number, number] {
  const longest = (sides: string[]) => Math.max(...sides.map((side) => Math.min(Number(side), maxSide)), 1);
  return [longest(sheets.map(({w}) => w)), longest(sheets.map(({h}) => h))];
}
const largerSize = (previous: [number, number], current: [number, number]): [number, number] => [
  Math.max(previous[0], current[0]),
  Math.max(previous[1], current[1]),
];

/** Place of all sheets in the room: in its middle at first, and moved only by a cut after which they do not fit. */
interface Place {
  left: number;
  /** Largest `left` at which they fit. */
  mostLeft: number;
  height: number;
}
const keepPlace = (previous: Place, current: Place): Place => ({
  ...current,
  left: Math.min(previous.left, current.mostLeft),
  height: Math.max(previous.height, current.height),
});

function arrange(
  board: SheetBoard,
  names: string[],
  room: number,
  cell: number,
): {papers: Paper[]; width: number; height: number} {
  let [x, y, lineHeight, totalWidth] = [4, 4, 0, 0];
  const papers = board.sheets.map((sheet, index) => {
    const [sw, sh] = [Number(sheet.w), Number(sheet.h)];
    const isRuled = sw <= maxSide && sh <= maxSide;
    const scale = isRuled ? Math.min(cell, (room - 8) / sw) : 120 / Math.max(sw, sh);
    const [w, h] = [Math.max(6, sw * scale), Math.max(6, sh * scale)];
    if (x > 4 && x + w > room) [x, y, lineHeight] = [4, y + lineHeight + gap, 0];
    const paper = {id: names[index] ?? "", index, x, y, w, h, isRuled};
    x += w + gap;
    lineHeight = Math.max(lineHeight, h);
    totalWidth = Math.max(totalWidth, paper.x + w);
    return paper;
  });
  return {papers, width: totalWidth + 8, height: y + lineHeight + 20};
}

interface Cut {
  target: Target;
  /** Half a square from the edge, where the sign of no other line stands. */
  sign: {x: number; y: number};
  path: string;
  reach: {x: number; y: number; width: number; height: number};
}

const reachWidth = 24;

/** Returns the lines of one sheet that may be cut, each from edge to edge. */
function cutsOf(paper: Paper, [w, h]: [number, number], hand: Hand, labels: Labels): Cut[] {
  const sheet = String(paper.index);
  const legal = hand.look([sheet]);
  const cuts: Cut[] = [];
  const count = w + h - 2;
  for (let line = 1; line <= count + w + h; line++) {
    const element = String(line);
    if (!includes(legal?.next, element)) continue;
    const isStrip = line > count;
    const place = isStrip ? line - count : line;
    const upright = isStrip ? w : w - 1;
    const isUpright = place <= upright;
    /** A strip counts by its middle. */
    const at = (isUpright ? place : place - upright) - (isStrip ? 0.5 : 0);
    const dx = isUpright ? (paper.w * at) / w : paper.w / 2;
    const dy = isUpright ? paper.h / 2 : (paper.h * at) / h;
    const touch = [sheet, element];
    const wins = hand.hints && includes(legal?.winning, element);
    cuts.push({
      sign: isUpright ? {x: dx, y: paper.h / h / 2} : {x: paper.w / w / 2, y: dy},
      reach: isUpright
        ? {x: dx - reachWidth / 2, y: 0, width: reachWidth, height: paper.h}
        : {x: 0, y: dy - reachWidth / 2, width: paper.w, height: reachWidth},
      path: isUpright ? `M${dx} 0V${paper.h}` : `M0 ${dy}H${paper.w}`,
      target: {
        id: `${paper.id}.${line}`,
        x: paper.x + dx,
        y: paper.y + dy,
        touch,
        label: labels.target(touch, wins),
        wins,
        chosen: false,
      },
    });
  }
  return cuts;
}

function gridPath(paper: Paper, w: number, h: number): string {
  const upright = Array.from({length: w - 1}, (_, i) => `M${(paper.w * (i + 1)) / w} 0V${paper.h}`);
  const level = Array.from({length: h - 1}, (_, i) => `M0 ${(paper.h * (i + 1)) / h}H${paper.w}`);
  return [...upright, ...level].join("");
}

export function View({board, labels, hand, highlight, preview, last, start}: ViewProps<SheetBoard>) {
  const {box, width} = useWidth(hand ? null : thumbnailWidth);
  const names = useNames(board, nameSheets);
  const [widest, tallest] = useHighWaterMark(start, extent(board), largerSize);
  const cell = hand ? Math.max(minCell, Math.min(stepFor(width - 8, widest), maxHeight / tallest)) : 26;
  const arranged = useMemo(() => arrange(board, names, width, cell), [board, names, width, cell]);
  const mostLeft = hand ? Math.max(0, width - arranged.width) : 0;
  const place = {left: mostLeft / 2, mostLeft, height: arranged.height};
  const {left, height} = useHighWaterMark(start && `${start} ${width}`, place, keepPlace);
  const papers = useMemo(() => arranged.papers.map((paper) => ({...paper, x: left + paper.x})), [arranged, left]);
  if (board.sheets.length > maxDrawn) return <p class="view words">{labels.tooLarge}</p>;
  const sides = (p: Paper): [number, number] => [Number(board.sheets[p.index]?.w), Number(board.sheets[p.index]?.h)];
  const cuts = new Map(papers.map((p) => [p.id, hand && p.isRuled ? cutsOf(p, sides(p), hand, labels) : []]));
  return (
    <div class="view" ref={box}>
      {hand && labels.note && <p class="note">{labels.note}</p>}
      <Canvas
        width={arranged.width + mostLeft}
        height={height}
        label={labels.board}
        targets={[...cuts.values()].flat().map((c) => c.target)}
        marks={papers}
        hand={hand}
      >
        {(bind) =>
          papers.map((paper) => (
            <g
              key={paper.id}
              data-mark={paper.id}
              class={classNames(
                "paper",
                undefined,
                highlight.has(String(paper.index)),
                preview.has(String(paper.index)),
              )}
              transform={`translate(${paper.x} ${paper.y})`}
            >
              <rect class="leaf" width={paper.w} height={paper.h} />
              {last?.has(String(paper.index)) && (
                <rect class="halo" x={4} y={4} width={Math.max(0, paper.w - 8)} height={Math.max(0, paper.h - 8)} />
              )}
              {paper.isRuled && <path class="grid" d={gridPath(paper, ...sides(paper))} />}
              {cuts.get(paper.id)?.map(({target, path, reach, sign}) => (
                <g
                  key={target.id}
                  class={classNames(
                    "cut",
                    target,
                    highlight.has(target.touch.join("/")),
                    preview.has(target.touch.join("/")),
                  )}
                  {...bind(target)}
                >
                  <rect class="reach" {...reach} />
                  <path class="line" d={path} />
                  {target.wins && <path class="sign" d={`M${sign.x} ${sign.y + 6}l5 -11h-10z`} />}
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
          .filter((p) => !p.isRuled)
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
