// A value that leads to its own page; one that is too long to be written leads nowhere.
import {useWords} from "../ui/language";
import {setOut} from "../ui/numbers";

/** Of a longer one the rest is to be seen on its own page. */
const most = 48;
export const shortened = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);

export interface Linking {
  valueLink(expression: string): string;
}

export function ValueOf({value, valueLink}: Linking & {value: string | null}) {
  const t = useWords("short");
  if (value === null) return <span class="quiet">{t.short.long}</span>;
  return (
    <a class="math" href={valueLink(value)}>
      {shortened(setOut(value))}
    </a>
  );
}
