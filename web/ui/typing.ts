// Handlers of a text field that report typed text, except while an input method is composing a word.
import {useRef} from "preact/hooks";

interface FieldEvent {
  readonly currentTarget: HTMLInputElement;
}

/** Returns the handlers of the field; `onText`, if given, is also called during composition. */
export function useTyping(onType: (text: string) => void, onText?: (text: string) => void) {
  const isComposing = useRef(false);
  const report = (text: string) => {
    onText?.(text);
    if (!isComposing.current) onType(text);
  };
  return {
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd(event: FieldEvent) {
      isComposing.current = false;
      report(event.currentTarget.value);
    },
    onInput: (event: FieldEvent) => report(event.currentTarget.value),
    /** The Enter that ends a composition does nothing else. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Enter" && (event.isComposing || isComposing.current)) event.preventDefault();
    },
  };
}
