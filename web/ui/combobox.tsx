// A text field that offers how to go on: a list below it, by arrow keys, Enter and Escape, or by a touch. Whoever types on is not held up.
import {useEffect, useRef, useState} from "preact/hooks";
import {useTyping} from "./typing";

export interface Choice {
  /** What the field then holds. */
  text: string;
  /** From here on the text is an example, selected to be typed over. */
  from: number;
  name: string;
  form: string;
}

interface ComboboxProps {
  id: string;
  text: string;
  /** What the list is called. */
  label: string;
  choices: readonly Choice[];
  hint?: string;
  describedBy: string | undefined;
  isFaulty: boolean;
  onText?(text: string): void;
  /** Not while a word is being composed. */
  onType(text: string): void;
  onFocus(): void;
  /** Whether the list is shown, whenever that changes. */
  onList(isShown: boolean): void;
  /** Offers what is pasted in place of the whole text; true if it was taken. */
  onPaste?(text: string): boolean;
  /** What is pasted over several lines, in one: browsers run the lines together. */
  inOneLine?(pasted: string): string;
}

/** How many are listed while a name is typed; all where nothing is. */
const most = 8;

export function Combobox(props: ComboboxProps) {
  const {id, text, label, hint, describedBy, isFaulty, onText, onType, onFocus, onList, onPaste, inOneLine} = props;
  const field = useRef<HTMLInputElement>(null);
  /** The text that the list was opened for: another that comes into the field from elsewhere has none. */
  const [asked, setAsked] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const listed = text.trim() === "" ? props.choices : props.choices.slice(0, most);
  const choices = asked === text ? listed : [];
  const shown = choices.length > 0;
  useEffect(() => onList(shown), [shown, onList]);
  const close = () => {
    setAsked(null);
    setAt(-1);
  };
  const typing = useTyping((next) => {
    setAsked(next.trim() === "" ? null : next);
    setAt(-1);
    onType(next);
  }, onText);
  function take({text, from}: Choice) {
    close();
    const input = field.current;
    if (!input) return;
    input.value = text;
    input.focus();
    input.setSelectionRange(from, text.length);
    onText?.(text);
    onType(text);
  }
  function walk(step: 1 | -1) {
    const count = listed.length;
    setAsked(text);
    // From the field up to the last, from the last down to the field.
    const next = ((at + 1 + step + count + 1) % (count + 1)) - 1;
    setAt(next);
    document.getElementById(`${id}-choice-${next}`)?.scrollIntoView({block: "nearest"});
  }
  function press(event: KeyboardEvent) {
    typing.onKeyDown(event);
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = choices[at];
    if (event.key === "ArrowDown") walk(1);
    else if (event.key === "ArrowUp" && shown) walk(-1);
    else if (event.key === "Enter" && chosen) take(chosen);
    else if (event.key === "Escape" && shown) close();
    else {
      if (event.key === "Enter") close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <span class="combobox">
      <input
        ref={field}
        id={id}
        class="math"
        type="text"
        role="combobox"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        placeholder={hint}
        value={text}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-choices`}
        aria-activedescendant={shown && at >= 0 ? `${id}-choice-${at}` : undefined}
        aria-invalid={isFaulty}
        aria-describedby={describedBy}
        {...typing}
        onKeyDown={press}
        onFocus={onFocus}
        onBlur={close}
        onPaste={(event) => {
          const {value, selectionStart, selectionEnd} = event.currentTarget;
          const pasted = event.clipboardData?.getData("text/plain") ?? "";
          const whole = selectionStart === 0 && selectionEnd === value.length;
          if (whole && onPaste?.(pasted)) return event.preventDefault();
          const line = inOneLine?.(pasted) ?? pasted;
          if (line === pasted) return;
          event.preventDefault();
          event.currentTarget.setRangeText(line, selectionStart ?? 0, selectionEnd ?? value.length, "end");
          typing.onInput(event);
        }}
      />
      <div class="choices" id={`${id}-choices`} role="listbox" aria-label={label} hidden={!shown}>
        {choices.map((choice, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            id={`${id}-choice-${i}`}
            key={choice.text}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(choice)}
          >
            <span>{choice.name}</span> <span class="math">{choice.form}</span>
          </div>
        ))}
      </div>
    </span>
  );
}
