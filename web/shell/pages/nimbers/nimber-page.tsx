// Page of nim arithmetic. Its panels load when it is first opened.
import {useMemo} from "preact/hooks";
import {formatNimbers, sides} from "../../../address/nimber-link";
import {Nimbers} from "../../../nimbers";
import {createNimberStore, type NimberStore} from "../../../nimbers/nimber-store";
import {useTexts} from "../../../ui/language";
import {Frame} from "../../frame";
import {type PageProps, type Site, settingsOf} from "../../site";
import {ValuesTabs} from "../../values-tabs";
import {page} from ".";

let store: NimberStore | null = null;
/** Returns the store, one for the page's lifetime. */
function storeOf({engineStatus, linkOf, setLink}: Site) {
  store ??= createNimberStore(engineStatus.engine, linkOf(page), (link) => setLink(page, link));
  return store;
}

export function NimberPage({site}: PageProps) {
  const reckoning = storeOf(site);
  const t = useTexts("values");
  const {chosen} = settingsOf(site);
  const {lang, theme} = chosen;
  const {operation, from, side, at} = reckoning.link.value;
  const [row, column] = from;
  // Memoised: all cells of the table render again if this function changes.
  const expressionLink = useMemo(
    () => (expression: string) =>
      formatNimbers({expression, operation, from: [row, column], side, at: null}, {lang, theme}),
    [operation, row, column, side, lang, theme],
  );
  return (
    <Frame site={site} title={[t.nimbers.title]}>
      <main>
        <ValuesTabs site={site} />
        <Nimbers
          expression={reckoning.link.value.expression}
          reckoned={reckoning.reckoned.value}
          fault={reckoning.fault.value}
          table={reckoning.table.value}
          lost={reckoning.lost.value}
          view={{operation, from, side, at}}
          sides={sides}
          isShown={reckoning.isShown.value}
          expressionLink={expressionLink}
          onType={(expression) => reckoning.look({expression})}
          onLook={reckoning.look}
        />
      </main>
    </Frame>
  );
}
