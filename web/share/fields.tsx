// Fields of the dialog: choices, checks, and texts to copy.
import type {ComponentChildren} from "preact";
import {useId} from "preact/hooks";
import {CopiedLine, useCopy} from "../ui/copy";
import {useTexts} from "../ui/language";

interface ChoiceProps<T extends string> {
  words: string;
  value: T;
  options: readonly (readonly [value: T, words: string])[];
  onChoose(to: T): void;
}

export function Choice<T extends string>({words, value, options, onChoose}: ChoiceProps<T>) {
  return (
    <label class="choice">
      <span>{words}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find(([optionValue]) => optionValue === event.currentTarget.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([optionValue, name]) => (
          <option key={optionValue} value={optionValue}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  words: string;
  on: boolean;
  onCheck(on: boolean): void;
}

export function Check({words, on, onCheck}: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => onCheck(event.currentTarget.checked)} />
      {words}
    </label>
  );
}

interface CopyFieldProps {
  /** Label of the text. */
  words: string;
  text: string;
  copyWords: string;
  /** True for a link, which may also be sent by the share sheet of the system, if there is one. */
  isLink: boolean;
  title: string;
  /** More buttons for the text. */
  children?: ComponentChildren;
}

export function CopyField({words, text, copyWords, isLink, title, children}: CopyFieldProps) {
  const t = useTexts("share");
  const id = useId();
  const {copied, copy} = useCopy();
  const canSend = isLink && typeof navigator.share === "function";
  // Rejects if the user closes the sheet, which is no fault.
  const send = () => navigator.share({title, url: text}).catch(() => {});
  return (
    <div class="taken">
      <label for={id}>{words}</label>
      <textarea
        id={id}
        class={isLink ? "" : "code"}
        readOnly
        rows={isLink ? 2 : 4}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="controls">
        <button type="button" class="primary" onClick={() => void copy(text)}>
          {copyWords}
        </button>
        {canSend && (
          <button type="button" onClick={() => void send()}>
            {t.share.send}
          </button>
        )}
        {children}
        <CopiedLine copied={copied?.text === text ? copied : null} />
      </div>
    </div>
  );
}
