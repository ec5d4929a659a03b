// Ways from an article into the page: to the current game of this tab, and back to where the reader came from.
import {readCurrentGame} from "../../ui/current-game";
import {pageFields, wayBack, withPageFields} from "./links";

/** Leads "Play" to the current game, as on the page; to the first page if there is none. */
export function leadToCurrentGame() {
  const play = document.querySelector<HTMLAnchorElement>(".masthead nav > a");
  const game = readCurrentGame();
  if (!play || game === null) return;
  const target = new URL(play.href);
  // The language is that of the article.
  target.hash = withPageFields(game, {lang: null, ...pageFields(target.hash)});
  play.href = target.href;
}

/** Shows the way back, if the address of the article has one. */
export function showWayBack() {
  const from = wayBack(location.search);
  const line = document.querySelector<HTMLElement>(".back");
  const link = line?.querySelector("a");
  if (from === null || !line || !link) return;
  const target = new URL(link.href);
  target.hash = from;
  link.href = target.href;
  if (/^#\/puzzles\b/.test(from)) link.textContent = link.dataset.puzzles ?? "";
  line.hidden = false;
}
