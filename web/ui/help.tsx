// A question mark that opens to what can be done here.
import {useLanguage} from "./language";

export function Help({about}: {about: string}) {
  const t = useLanguage();
  return (
    <details class="help">
      <summary aria-label={t.ui.help} title={t.ui.help}>
        <span>?</span>
      </summary>
      <p>{about}</p>
    </details>
  );
}
