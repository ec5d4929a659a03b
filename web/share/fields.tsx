// The fields of the dialog: a choice out of a few, and the text that is taken along.
import type {ComponentChildren} from "preact";
import {useId} from "preact/hooks";
import {CopiedLine, useCopy} from "../ui/copy";
import {useWords} from "../ui/language";

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
          const found = options.find(([one]) => one === event.currentTarget.value);
          if (found) onChoose(found[0]);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
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

interface TakenProps {
  /** What the text is. */
  words: string;
  text: string;
  copyWords: string;
  /** A link goes to the sheet of the system too, where there is one. */
  isLink: boolean;
  title: string;
  /** More that can be done with it. */
  children?: ComponentChildren;
}

export function Taken({words, text, copyWords, isLink, title, children}: TakenProps) {
  const t = useWords("share");
  const id = useId();
  const {copied, copy} = useCopy();
  const canSend = isLink && typeof navigator.share === "function";
  // Who closes the sheet has changed their mind.
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
