// A value that leads to its own page; one that is too long to be written leads nowhere.
import {Breaking} from "../ui/breaks";
import {useWords} from "../ui/language";
import {briefly} from "../ui/numbers";

export interface Linking {
  valueLink(expression: string): string;
}

export function ValueOf({value, valueLink}: Linking & {value: string | null}) {
  const t = useWords("short");
  if (value === null) return <span class="quiet">{t.short.long}</span>;
  return (
    <a class="math" href={valueLink(value)}>
      <Breaking value={briefly(value)} />
    </a>
  );
}
