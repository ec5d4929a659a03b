// Field for an expression, with its value and related values.
import type {EngineError} from "../engine/types";
import {Examples, ExpressionField} from "../ui/expression";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import type {Evaluation} from "./evaluation";

interface ExpressionProps {
  expression: string;
  reckoned: Evaluation | null;
  fault: {error: EngineError; text: string} | null;
  onType(expression: string): void;
  expressionLink(expression: string): string;
}

export function Expression({expression, reckoned, fault, onType, expressionLink}: ExpressionProps) {
  const t = useTexts("values");
  const error = fault?.text === expression ? fault.error : null;
  return (
    <>
      <div class="asking">
        <ExpressionField id="nim-expression" label={t.nimbers.expression} {...{expression, fault, onType}}>
          <Help about={t.nimbers.help} />
        </ExpressionField>
      </div>
      <div class="reckoned" role="status">
        {expression.trim() === "" && <p class="quiet">{t.nimbers.nothing}</p>}
        {reckoned && !error && <Result reckoned={reckoned} expressionLink={expressionLink} />}
      </div>
      <Examples label={t.nimbers.examples} examples={t.nimbers.worth} expression={expression} linkOf={expressionLink} />
    </>
  );
}

function Result({reckoned, expressionLink}: {reckoned: Evaluation} & Pick<ExpressionProps, "expressionLink">) {
  const t = useTexts("values");
  const {value, square, root, inverse} = reckoned;
  const rows: [string, string | null, string][] = [
    [t.nimbers.square, square, `${value}^2`],
    [t.nimbers.root, root, `sqrt(${value})`],
    [t.nimbers.inverse, inverse, `1/${value}`],
  ];
  return (
    <>
      <p class="math value">= {formatCount(value)}</p>
      <dl>
        {rows.map(([name, related, expression]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="math">
              {related === null ? t.nimbers.noInverse : <a href={expressionLink(expression)}>{formatCount(related)}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
