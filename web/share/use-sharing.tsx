// The button that opens the dialog, which is loaded when it is first wanted.
import {useRef, useState} from "preact/hooks";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";

type Sharing = typeof import("./sharing")["Sharing"];

/** The button goes where it fits; the dialog outlives whatever the button stands in. */
export function useSharing(state: State) {
  const t = useLanguage();
  const view = useRef<Sharing | null>(null);
  const [is, setIs] = useState<"closed" | "open" | "lost">("closed");
  const open = async () => {
    try {
      view.current ??= (await import("./sharing")).Sharing;
      setIs("open");
    } catch {
      setIs("lost");
    }
  };
  const button = (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {t.share.open}
      </button>
      {is === "lost" && <span role="alert">{t.share.lost}</span>}
    </>
  );
  return {
    button,
    dialog: is === "open" && view.current && <view.current state={state} onClose={() => setIs("closed")} />,
  };
}
