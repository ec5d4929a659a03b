// The pages of values: a game's, heap by heap, the arithmetic of nimbers, short games, and games of one's own.
import {useWords} from "../ui/language";
import {type Site, settingsOf} from "./site";

export function ValuesTabs({site, page}: {site: Site; page: "sequences" | "nimbers" | "short" | "write"}) {
  const t = useWords("values");
  const {linkTo} = settingsOf(site);
  const tab = (words: string, link: string, isHere: boolean) => (
    <a href={link} aria-current={isHere ? "page" : undefined}>
      {words}
    </a>
  );
  return (
    <nav class="tabs" aria-label={t.table.values}>
      {tab(t.ui.sequence, linkTo.sequence({}), page === "sequences")}
      {tab(t.nimbers.name, linkTo.nimbers(), page === "nimbers")}
      {tab(t.nimbers.shortGames, linkTo.short(), page === "short")}
      {tab(t.ui.write, linkTo.write(), page === "write")}
    </nav>
  );
}
