// The button that opens the dialog to share, which is loaded when it is first opened.
import {useState} from "preact/hooks";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";
import {Coming, createLate} from "../ui/late";

const sharing = createLate({words: ["share"], load: () => import("./sharing")});

/** The button goes where it fits; the dialog outlives whatever the button stands in. */
export function useSharing(state: State) {
  const t = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const {Sharing} = sharing.part.value ?? {};
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isOpen && !Sharing && !sharing.isLost.value}
      onClick={() => setOpen(true)}
    >
      {t.table.share}
    </button>
  );
  const dialog = Sharing ? (
    <Sharing state={state} onClose={() => setOpen(false)} />
  ) : (
    <Coming late={sharing} plates={[]} />
  );
  return {button, dialog: isOpen && dialog};
}
