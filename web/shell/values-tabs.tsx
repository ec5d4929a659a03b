// Tabs of the pages of values: sequences, nimbers, short games, and games by code.
import {useTexts} from "../ui/language";
import {routedPages} from "./routes";
import {type Site, settingsOf} from "./site";

export function ValuesTabs({site}: {site: Site}) {
  const t = useTexts("values");
  const {linkTo} = settingsOf(site);
  return (
    <nav class="tabs" aria-label={t.table.values}>
      {routedPages.map(
        (page) =>
          page.tab && (
            <a key={page.order} href={linkTo.page(page)} aria-current={page === site.page.value ? "page" : undefined}>
              {page.tab(t)}
            </a>
          ),
      )}
    </nav>
  );
}
