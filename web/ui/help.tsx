// Question mark that opens help on what can be done.
import type {ComponentChildren} from "preact";
import {useLanguage} from "./language";

export function Help({about, children}: {about: string; children?: ComponentChildren}) {
  const t = useLanguage();
  return (
    <details class="help">
      <summary aria-label={t.ui.help} title={t.ui.help}>
        <span>?</span>
      </summary>
      <p>
        {about} {children}
      </p>
    </details>
  );
}
