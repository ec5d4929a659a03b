// A place beside the page where boards are drawn to be read: in the colours of either scheme, without motion and unseen.
import {render} from "preact";
import type {Theme} from "../address/link";
import type {Board, Pins} from "../boards/hand/touch";
import {BoardView} from "../say/board-view";
import type {Language} from "../text";
import {LanguageContext} from "../ui/language";
import {cropped, type Drawing, type Shape} from "./drawing/drawing";
import {paperOf, shapesOf} from "./drawing/read";

export interface ShownBoard {
  board: Board;
  /** Over it, in a sum. */
  name: string | null;
  last?: ReadonlySet<string> | undefined;
  pins?: Pins | undefined;
}

/** Null is the scheme of the page. */
function stand(scheme: Theme | null, beside: Element): HTMLElement {
  const place = document.createElement("div");
  place.className = "studio";
  place.setAttribute("aria-hidden", "true");
  if (scheme) place.dataset.scheme = scheme;
  beside.append(place);
  return place;
}

export interface Studio {
  paper: string;
  /** `start` keeps the room that a board has needed since then. */
  draw(boards: readonly ShownBoard[], start?: string): Shape[];
  close(): void;
}

export function openStudio(t: Language, scheme: Theme | null): Studio {
  const place = stand(scheme, document.body);
  return {
    paper: paperOf(place),
    draw(boards, start) {
      const parts = boards.map(({board, name, last, pins}, i) => (
        <div key={i} class="component">
          {name !== null && <p class="part-name">{name}</p>}
          <BoardView board={board} hand={null} last={last} start={start} pins={pins} />
        </div>
      ));
      render(<LanguageContext.Provider value={t}>{parts}</LanguageContext.Provider>, place);
      return shapesOf(place);
    },
    close() {
      render(null, place);
      place.remove();
    },
  };
}

/** One picture, of boards as they stand; null where nothing of them is drawn. */
export function drawn(boards: readonly ShownBoard[], t: Language, scheme: Theme | null): Drawing | null {
  const studio = openStudio(t, scheme);
  const shapes = studio.draw(boards);
  const [drawing = null] = shapes.length > 0 ? cropped([shapes], studio.paper) : [];
  studio.close();
  return drawing;
}

/** A figure of the page as it looks, with all that is lit in it. */
export function copied(figure: Element, scheme: Theme | null): Drawing | null {
  const place = stand(scheme, figure.parentElement ?? document.body);
  place.append(figure.cloneNode(true));
  const shapes = shapesOf(place);
  const [drawing = null] = shapes.length > 0 ? cropped([shapes], paperOf(place)) : [];
  place.remove();
  return drawing;
}
