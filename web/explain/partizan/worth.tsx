// A value as a link to the page of its number line and thermograph; where that is not known, the value alone.
import {useContext} from "preact/hooks";
import {formatValue} from "../../address/value-link";
import {unturned} from "../../game/mover";
import {HomeContext} from "../../say/home";
import {Breaking} from "../../ui/breaks";
import {useWords} from "../../ui/language";
import {briefly, setOut} from "../../ui/numbers";

interface WorthProps {
  value: string | null;
  /** The position that has it; of a value alone, null. */
  of: string | null;
  /** In place of the value. */
  says?: string;
}

export function Worth({value, of, says}: WorthProps) {
  const t = useWords("partizan");
  const home = useContext(HomeContext);
  const written = value === null ? null : setOut(value);
  const text = says ?? (value === null ? t.partizan.long : <Breaking value={briefly(value)} />);
  const expression = of === null ? value : `[${unturned(of)}]`;
  const look = says || written === null ? "" : written.length > 12 ? "math long" : "math";
  if (!home || expression === null) return <span class={look}>{text}</span>;
  const elsewhere = home.folder ? {target: "_blank", rel: "noopener"} : {};
  return (
    <a class={look} href={home.folder + formatValue({expression, other: null}, home.chosen)} {...elsewhere}>
      {text}
    </a>
  );
}
