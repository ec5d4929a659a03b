// What is typed: the field, its signs as buttons, examples, and what is wrong with it.
import {useRef} from "preact/hooks";
import {Examples, ExpressionField} from "../ui/expression";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import type {Linking} from "./value-of";
import {named, type TextFault} from "./valuing";

export interface ExpressionProps extends Linking {
  expression: string;
  fault: TextFault | null;
  onType(expression: string): void;
}

export function Expression({expression, fault, onType, valueLink}: ExpressionProps) {
  const t = useWords("short");
  const field = useRef<HTMLInputElement>(null);
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
        <ExpressionField
          id="short-game"
          label={t.short.expression}
          asked={named(expression)}
          {...{expression, fault, field, onType}}
        >
          <Help about={t.short.help} />
        </ExpressionField>
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
      <Examples label={t.short.examples} worth={t.short.worth} expression={expression} linkOf={valueLink} />
    </>
  );
}
