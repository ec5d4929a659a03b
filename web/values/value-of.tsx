// A value with a link to its page; one that is too long to be written has no link.
import {BreakableValue} from "../ui/breaks";
import {useTexts} from "../ui/language";
import {shortValue} from "../ui/numbers";

export interface Linking {
  valueLink(expression: string): string;
}

export function ValueOf({value, valueLink}: Linking & {value: string | null}) {
  const t = useTexts("short");
  if (value === null) return <span class="quiet">{t.short.long}</span>;
  return (
    <a class="math" href={valueLink(value)}>
      <BreakableValue value={shortValue(value)} />
    </a>
  );
}
