// Tabs of the pages of values: sequences, nimbers, short games, and games by code.
import {useTexts} from "../ui/language";
import {type Site, settingsOf} from "./site";

export function ValuesTabs({site, page}: {site: Site; page: "sequences" | "nimbers" | "short" | "write"}) {
  const t = useTexts("values");
  const {linkTo} = settingsOf(site);
  const tab = (label: string, link: string, isCurrent: boolean) => (
    <a href={link} aria-current={isCurrent ? "page" : undefined}>
      {label}
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
