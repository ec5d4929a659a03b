// Text field for an expression, with buttons for its signs, examples and errors.
import {useRef} from "preact/hooks";
import {Examples, ExpressionField} from "../ui/expression";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import type {Linking} from "./value-of";
import {normalizeExpression, type TextFault} from "./value-store";

export interface ExpressionProps extends Linking {
  expression: string;
  fault: TextFault | null;
  onType(expression: string): void;
}

export function Expression({expression, fault, onType, valueLink}: ExpressionProps) {
  const t = useTexts("short");
  const field = useRef<HTMLInputElement>(null);
  /** Replaces the selection by the sign; between a pair of brackets it puts the selected text and then the caret. */
  const insertSign = (sign: string) => {
    const input = field.current;
    if (!input) return;
    const [from, until] = [input.selectionStart ?? expression.length, input.selectionEnd ?? expression.length];
    const selected = expression.slice(from, until);
    const isPair = sign === "{}" || sign === "[]";
    const text = isPair ? `${sign[0]}${selected}${sign[1]}` : sign;
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
          sentExpression={normalizeExpression(expression)}
          {...{expression, fault, field, onType}}
        >
          <Help about={t.short.help} />
        </ExpressionField>
      </div>
      <ul class="signs" aria-label={t.short.signs}>
        {Object.entries(t.short.sign).map(([sign, name]) => (
          <li key={sign}>
            <button type="button" class="math" title={name} aria-label={name} onClick={() => insertSign(sign)}>
              {sign}
            </button>
          </li>
        ))}
      </ul>
      <Examples label={t.short.examples} examples={t.short.worth} expression={expression} linkOf={valueLink} />
    </>
  );
}
