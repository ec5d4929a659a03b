// Copying to the clipboard; if that fails, shows the text to be copied by hand.
import {useState} from "preact/hooks";
import {useLanguage} from "./language";

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
  const t = useLanguage();
  return (
    <>
      <p class="quiet" role="status">
        {copied && (copied.done ? t.ui.copied : t.ui.copyFailed)}
      </p>
      {copied && !copied.done && <textarea readOnly rows={3} aria-label={t.ui.copyFailed} value={copied.text} />}
    </>
  );
}
