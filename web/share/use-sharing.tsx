// Button that opens the dialog to share; the dialog is loaded at the first press.
import {useState} from "preact/hooks";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";
import {createLateView, LateView} from "../ui/late";
import {canSendMove} from "./share-links";

const sharing = createLateView({words: ["share"], load: () => import("./sharing")});

/** Returns the button and the dialog, which outlives the element that holds the button. */
export function useSharing(state: State) {
  const t = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isOpen && sharing.isLoading.value}
      onClick={() => setOpen(true)}
    >
      {canSendMove(state) ? t.table.sendMove : t.table.share}
    </button>
  );
  const dialog = isOpen && (
    <LateView late={sharing} plates={[]}>
      {({Sharing}) => <Sharing state={state} onClose={() => setOpen(false)} />}
    </LateView>
  );
  return {button, dialog};
}
