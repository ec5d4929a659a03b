// What is reckoned, and what comes of it.
import type {EngineError} from "../engine/types";
import {FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {useTyping} from "../ui/typing";
import type {Reckoned} from "./reckoned";

interface ExpressionProps {
  expression: string;
  reckoned: Reckoned | null;
  fault: {error: EngineError; text: string} | null;
  onType(expression: string): void;
  expressionLink(expression: string): string;
}

export function Expression({expression, reckoned, fault, onType, expressionLink}: ExpressionProps) {
  const t = useWords("values");
  const typing = useTyping(onType);
  const error = fault?.text === expression ? fault.error : null;
  return (
    <>
      <div class="asking">
        <div class="line">
          <label for="nim-expression">{t.nimbers.expression}</label>
          <input
            id="nim-expression"
            class="math"
            type="text"
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            value={expression}
            aria-invalid={error !== null}
            aria-describedby={error ? "nim-fault" : undefined}
            {...typing}
          />
          <Help about={t.nimbers.help} />
        </div>
        {error && <FaultLine id="nim-fault" text={expression} fault={{error, at: error.at}} />}
      </div>
      <div class="reckoned" role="status">
        {expression.trim() === "" && <p class="quiet">{t.nimbers.nothing}</p>}
        {reckoned && !error && <Result reckoned={reckoned} expressionLink={expressionLink} />}
      </div>
      <ul class="chips" aria-label={t.nimbers.examples}>
        {Object.entries(t.nimbers.worth).map(([example, says]) => (
          <li key={example}>
            <a
              class="math"
              href={expressionLink(example)}
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

function Result({reckoned, expressionLink}: {reckoned: Reckoned} & Pick<ExpressionProps, "expressionLink">) {
  const t = useWords("values");
  const {value, square, root, inverse} = reckoned;
  const rows: [string, string | null, string][] = [
    [t.nimbers.square, square, `${value}^2`],
    [t.nimbers.root, root, `sqrt(${value})`],
    [t.nimbers.inverse, inverse, `1/${value}`],
  ];
  return (
    <>
      <p class="math value">= {counted(value)}</p>
      <dl>
        {rows.map(([name, found, expression]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="math">
              {found === null ? t.nimbers.noInverse : <a href={expressionLink(expression)}>{counted(found)}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
