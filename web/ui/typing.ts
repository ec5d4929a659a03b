// A text field that says what is typed, but nothing while an input method is still composing a word.
import {useRef} from "preact/hooks";

interface Typed {
  readonly currentTarget: HTMLInputElement;
}

/** The handlers of the field; `onText`, if given, is told of half a word too. */
export function useTyping(onType: (text: string) => void, onText?: (text: string) => void) {
  const composing = useRef(false);
  const type = (text: string) => {
    onText?.(text);
    if (!composing.current) onType(text);
  };
  return {
    onCompositionStart() {
      composing.current = true;
    },
    onCompositionEnd(event: Typed) {
      composing.current = false;
      type(event.currentTarget.value);
    },
    onInput: (event: Typed) => type(event.currentTarget.value),
    /** The Enter that ends a composition asks for nothing. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Enter" && (event.isComposing || composing.current)) event.preventDefault();
    },
  };
}
