// A value as a link to its page with number line and thermograph; plain text where no such page is known.
import {useContext} from "preact/hooks";
import {formatValue} from "../../address/value-link";
import {withoutMover} from "../../game/opponent/mover";
import {HomeContext} from "../../say/home";
import {BreakableValue} from "../../ui/breaks";
import {useTexts} from "../../ui/language";
import {formatGameValue, shortValue} from "../../ui/numbers";

interface WorthProps {
  value: string | null;
  /** Address of the position that has the value; null for a value by itself. */
  of: string | null;
  /** Text to show instead of the value. */
  says?: string;
}

export function Worth({value, of, says}: WorthProps) {
  const t = useTexts("partizan");
  const home = useContext(HomeContext);
  const valueText = value === null ? null : formatGameValue(value);
  const text = says ?? (value === null ? t.partizan.long : <BreakableValue value={shortValue(value)} />);
  const expression = of === null ? value : `[${withoutMover(of)}]`;
  const className = says || valueText === null ? "" : valueText.length > 12 ? "math long" : "math";
  if (!home || expression === null) return <span class={className}>{text}</span>;
  const newTab = home.folder ? {target: "_blank", rel: "noopener"} : {};
  return (
    <a class={className} href={home.folder + formatValue({expression, other: null}, home.chosen)} {...newTab}>
      {text}
    </a>
  );
}
