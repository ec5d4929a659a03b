// Text field with a list of completions below it, chosen by arrow keys, Enter and Escape, or by pointer. Typing on is
// never held up.
import {useEffect, useRef, useState} from "preact/hooks";
import {useTyping} from "./typing";

export interface Choice {
  /** Text of the field after the choice. */
  text: string;
  /** Index from which on the text is an example, selected to be replaced. */
  from: number;
  name: string;
  form: string;
}

interface ComboboxProps {
  id: string;
  text: string;
  /** Accessible name of the list. */
  label: string;
  choices: readonly Choice[];
  hint?: string;
  describedBy: string | undefined;
  isFaulty: boolean;
  onText?(text: string): void;
  /** Called with the text, but not during composition. */
  onType(text: string): void;
  onFocus(): void;
  /** Called when the list is shown or hidden. */
  onOpenChange(isShown: boolean): void;
  /** Called with text pasted in place of all; returns true if it was handled. */
  onPaste?(text: string): boolean;
  /** Joins pasted lines into one, since browsers drop the line breaks. */
  inOneLine?(pasted: string): string;
}

/** Number of choices listed while a name is typed; all are listed for an empty field. */
const MAX_CHOICES = 8;

export function Combobox(props: ComboboxProps) {
  const {id, text, label, hint, describedBy, isFaulty, onText, onType, onFocus, onOpenChange, onPaste, inOneLine} =
    props;
  const field = useRef<HTMLInputElement>(null);
  /** Text that the list was opened for; null if closed. Text set from elsewhere has no list. */
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const listed = text.trim() === "" ? props.choices : props.choices.slice(0, MAX_CHOICES);
  const choices = openedFor === text ? listed : [];
  const isOpen = choices.length > 0;
  useEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange]);
  const close = () => {
    setOpenedFor(null);
    setAt(-1);
  };
  const typing = useTyping((next) => {
    setOpenedFor(next.trim() === "" ? null : next);
    setAt(-1);
    onType(next);
  }, onText);
  function choose({text, from}: Choice) {
    close();
    const input = field.current;
    if (!input) return;
    input.value = text;
    input.focus();
    input.setSelectionRange(from, text.length);
    onText?.(text);
    onType(text);
  }
  function moveSelection(step: 1 | -1) {
    const count = listed.length;
    setOpenedFor(text);
    // From the field to the first choice and on to the last, which is followed by the field again.
    const next = ((at + 1 + step + count + 1) % (count + 1)) - 1;
    setAt(next);
    document.getElementById(`${id}-choice-${next}`)?.scrollIntoView({block: "nearest"});
  }
  function onKeyDown(event: KeyboardEvent) {
    typing.onKeyDown(event);
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = choices[at];
    if (event.key === "ArrowDown") moveSelection(1);
    else if (event.key === "ArrowUp" && isOpen) moveSelection(-1);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "Escape" && isOpen) close();
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
        aria-expanded={isOpen}
        aria-controls={`${id}-choices`}
        aria-activedescendant={isOpen && at >= 0 ? `${id}-choice-${at}` : undefined}
        aria-invalid={isFaulty}
        aria-describedby={describedBy}
        {...typing}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={close}
        onPaste={(event) => {
          const {value, selectionStart, selectionEnd} = event.currentTarget;
          const pasted = event.clipboardData?.getData("text/plain") ?? "";
          const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
          if (isAllSelected && onPaste?.(pasted)) return event.preventDefault();
          const line = inOneLine?.(pasted) ?? pasted;
          if (line === pasted) return;
          event.preventDefault();
          event.currentTarget.setRangeText(line, selectionStart ?? 0, selectionEnd ?? value.length, "end");
          typing.onInput(event);
        }}
      />
      <div class="choices" id={`${id}-choices`} role="listbox" aria-label={label} hidden={!isOpen}>
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
            onClick={() => choose(choice)}
          >
            <span>{choice.name}</span> <span class="math">{choice.form}</span>
          </div>
        ))}
      </div>
    </span>
  );
}
