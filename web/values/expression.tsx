// What is typed: the field, its signs as buttons, examples, and what is wrong with it.
import {useRef} from "preact/hooks";
import {FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {useTyping} from "../ui/typing";
import type {Linking} from "./value-of";
import {named, type TextFault} from "./valuing";

export interface ExpressionProps extends Linking {
  expression: string;
  fault: TextFault | null;
  onType(expression: string): void;
}

export function Expression({expression, fault, onType, valueLink}: ExpressionProps) {
  const t = useWords("short");
  const typing = useTyping(onType);
  const field = useRef<HTMLInputElement>(null);
  const error = fault?.text === expression ? fault.error : null;
  /** In the place of what is chosen; between two signs that belong together the caret goes on. */
  const put = (sign: string) => {
    const input = field.current;
    if (!input) return;
    const [from, until] = [input.selectionStart ?? expression.length, input.selectionEnd ?? expression.length];
    const chosen = expression.slice(from, until);
    const isPair = sign === "{}" || sign === "[]";
    const text = isPair ? `${sign[0]}${chosen}${sign[1]}` : sign;
    input.value = `${expression.slice(0, from)}${text}${expression.slice(until)}`;
    input.focus();
    const caret = from + text.length - (isPair ? 1 : 0);
    input.setSelectionRange(caret, caret);
    onType(input.value);
  };
  return (
    <>
      <div class="asking">
        <div class="line">
          <label for="short-game">{t.short.expression}</label>
          <input
            ref={field}
            id="short-game"
            class="math"
            type="text"
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            value={expression}
            aria-invalid={error !== null}
            aria-describedby={error ? "short-fault" : undefined}
            {...typing}
          />
          <Help about={t.short.help} />
        </div>
        {error && <FaultLine id="short-fault" text={named(expression)} fault={{error, at: error.at}} />}
      </div>
      <ul class="signs" aria-label={t.short.signs}>
        {Object.entries(t.short.sign).map(([sign, name]) => (
          <li key={sign}>
            <button type="button" class="math" title={name} aria-label={name} onClick={() => put(sign)}>
              {sign}
            </button>
          </li>
        ))}
      </ul>
      <ul class="chips value-examples" aria-label={t.short.examples}>
        {Object.entries(t.short.worth).map(([example, says]) => (
          <li key={example}>
            <a
              class="math"
              href={valueLink(example)}
              aria-current={example === expression ? "true" : undefined}
              title={says}
            >
              {example}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
