// To the clipboard; where it is closed, the text itself, to be copied by hand.
import {useState} from "preact/hooks";
import {ui} from "../text";
import {useTongue} from "./tongue";

export interface Copied {
  done: boolean;
  text: string;
}

export function useCopy(): {copied: Copied | null; copy(text: string): Promise<void>} {
  const [copied, setCopied] = useState<Copied | null>(null);
  return {
    copied,
    async copy(text) {
      const done = await navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      );
      setCopied({done: done ?? false, text});
    },
  };
}

export function CopiedLine({copied}: {copied: Copied | null}) {
  const t = useTongue();
  return (
    <>
      <p class="quiet" role="status">
        {copied && t(copied.done ? ui.copied : ui.copyFailed)}
      </p>
      {copied && !copied.done && <textarea readOnly rows={3} aria-label={t(ui.copyFailed)} value={copied.text} />}
    </>
  );
}
