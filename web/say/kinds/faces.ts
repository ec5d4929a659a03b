// Names of what stands on a cell or a coin shows.
import type {Language} from "../../text";

export function faceName(letter: string | undefined, t: Language): string {
  const names: Record<string, string> = {H: t.ui.heads, x: t.ui.colourB, o: t.ui.colourR};
  return names[letter ?? ""] ?? t.ui.tails;
}
