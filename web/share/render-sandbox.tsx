// Hidden element of the page in which boards are rendered to be read: in the colours of either scheme, and without
// motion.
import {render} from "preact";
import type {Theme} from "../address/link";
import type {Board, LastTouch, Pins} from "../boards/input/touch";
import {BoardView} from "../say/board-view";
import type {Language} from "../text";
import {LanguageContext} from "../ui/language";
import {cropped, type Drawing, type Shape} from "./drawing/drawing";
import {paperOf, shapesOf} from "./drawing/read";

export interface ShownBoard {
  board: Board;
  /** Id of its game. */
  game: string | null;
  /** Name above the board, in a sum. */
  name: string | null;
  last?: ReadonlySet<string> | undefined;
  pins?: Pins | undefined;
  lastTouches?: ReadonlyMap<string, LastTouch> | undefined;
}

/** Creates the element; null stands for the scheme of the page. */
function createHost(scheme: Theme | null, parent: Element): HTMLElement {
  const host = document.createElement("div");
  host.className = "studio";
  host.setAttribute("aria-hidden", "true");
  if (scheme) host.dataset.scheme = scheme;
  parent.append(host);
  return host;
}

export interface RenderSandbox {
  paper: string;
  /**
   * Renders boards and returns their shapes; with `start`, a board keeps the room that it has needed since that
   * position.
   */
  draw(boards: readonly ShownBoard[], start?: string): Shape[];
  close(): void;
}

export function openRenderSandbox(t: Language, scheme: Theme | null): RenderSandbox {
  const host = createHost(scheme, document.body);
  return {
    paper: paperOf(host),
    draw(boards, start) {
      const parts = boards.map(({name, ...shown}, i) => (
        <div key={i} class="component">
          {name !== null && <p class="part-name">{name}</p>}
          <BoardView {...shown} hand={null} start={start} />
        </div>
      ));
      render(<LanguageContext.Provider value={t}>{parts}</LanguageContext.Provider>, host);
      return shapesOf(host);
    },
    close() {
      render(null, host);
      host.remove();
    },
  };
}

/** Returns a picture of boards; null if there is nothing to draw. */
export function drawBoards(boards: readonly ShownBoard[], t: Language, scheme: Theme | null): Drawing | null {
  const sandbox = openRenderSandbox(t, scheme);
  const shapes = sandbox.draw(boards);
  const [drawing = null] = shapes.length > 0 ? cropped([shapes], sandbox.paper) : [];
  sandbox.close();
  return drawing;
}

/** Returns a picture of a figure as the page shows it, with its highlights; null if there is nothing to draw. */
export function drawFigure(figure: Element, scheme: Theme | null): Drawing | null {
  const host = createHost(scheme, figure.parentElement ?? document.body);
  host.append(figure.cloneNode(true));
  const shapes = shapesOf(host);
  const [drawing = null] = shapes.length > 0 ? cropped([shapes], paperOf(host)) : [];
  host.remove();
  return drawing;
}
