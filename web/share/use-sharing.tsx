// The button that opens the dialog to share, which is loaded when it is first opened.
import {useState} from "preact/hooks";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";
import {LateOf, lateWithWords} from "../ui/late";

const sharing = lateWithWords({words: ["share"], load: () => import("./sharing")});

/** The button goes where it fits; the dialog outlives whatever the button stands in. */
export function useSharing(state: State) {
  const t = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isOpen && sharing.isComing.value}
      onClick={() => setOpen(true)}
    >
      {t.table.share}
    </button>
  );
  const dialog = isOpen && (
    <LateOf late={sharing} plates={[]}>
      {({Sharing}) => <Sharing state={state} onClose={() => setOpen(false)} />}
    </LateOf>
  );
  return {button, dialog};
}
