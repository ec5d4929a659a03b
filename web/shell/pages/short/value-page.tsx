// Page of short games. Its panels load when it is first opened.
import {formatValue, type ValueLink} from "../../../address/value-link";
import {useTexts} from "../../../ui/language";
import {Values} from "../../../values";
import {createValueStore, type ValueStore} from "../../../values/value-store";
import {Frame} from "../../frame";
import {type PageProps, type Site, settingsOf} from "../../site";
import {ValuesTabs} from "../../values-tabs";
import {page} from ".";

let store: ValueStore | null = null;
/** Returns the store, one for the page's lifetime. */
function valuingOf({engineStatus, linkOf}: Site) {
  store ??= createValueStore(engineStatus.engine, linkOf(page));
  return store;
}

export function ValuePage({site}: PageProps) {
  const valuing = valuingOf(site);
  const t = useTexts("short");
  const {chosen, linkTo} = settingsOf(site);
  const {expression, other} = site.linkOf(page).value ?? {expression: "", other: null};
  const show = (link: ValueLink) => site.setLink(page, link);
  return (
    <Frame site={site} title={[t.short.title]}>
      <main>
        <ValuesTabs site={site} />
        <Values
          expression={expression}
          other={other ?? ""}
          answer={valuing.answer.value}
          limited={valuing.limited.value}
          options={valuing.options.value}
          turns={valuing.turns.value}
          fault={valuing.fault.value}
          related={valuing.related.value}
          otherFault={valuing.otherFault.value}
          unrelated={valuing.unrelated.value}
          busy={valuing.busy.value}
          slow={valuing.slow.value}
          made={valuing.made.value}
          cancelled={valuing.cancelled.value}
          valueLink={(text) => formatValue({expression: text, other: null}, chosen)}
          positionLink={(address) => linkTo.position(address)}
          onType={(text) => show({expression: text, other})}
          onOther={(text) => show({expression, other: text || null})}
          onCertify={valuing.certificate}
          onStop={valuing.stop}
          onAgain={valuing.again}
        />
      </main>
    </Frame>
  );
}
