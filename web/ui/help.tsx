// A question mark that opens to what can be done here.
import type {ComponentChildren} from "preact";
import {ui, type Words} from "../text";
import {useTongue} from "./tongue";

export function Help({about, children}: {about: Words; children?: ComponentChildren}) {
  const t = useTongue();
  return (
    <details class="help">
      <summary aria-label={t(ui.help)} title={t(ui.help)}>
        <span>?</span>
      </summary>
      <p>
        {t(about)} {children}
      </p>
    </details>
  );
}
