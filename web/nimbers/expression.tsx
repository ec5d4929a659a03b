// What is reckoned, and what comes of it.
import type {EngineError} from "../engine/types";
import type {Words} from "../text";
import {nimberExamples, nimbers as words} from "../text/nimbers";
import {FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {counted} from "../ui/numbers";
import {useTongue} from "../ui/tongue";
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
  const t = useTongue();
  const typing = useTyping(onType);
  const error = fault?.text === expression ? fault.error : null;
  return (
    <>
      <div class="asking">
        <div class="line">
          <label for="nim-expression">{t(words.expression)}</label>
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
          <Help about={words.help} />
        </div>
        {error && <FaultLine id="nim-fault" text={expression} fault={{error, at: error.at}} />}
      </div>
      <div class="reckoned" role="status">
        {expression.trim() === "" && <p class="quiet">{t(words.nothing)}</p>}
        {reckoned && !error && <Result reckoned={reckoned} expressionLink={expressionLink} />}
      </div>
      <ul class="chips" aria-label={t(words.examples)}>
        {nimberExamples.map((example) => (
          <li key={example.expression}>
            <a
              class="math"
              href={expressionLink(example.expression)}
              aria-current={example.expression === expression ? "true" : undefined}
              title={t(example.says)}
            >
              {example.expression}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Result({reckoned, expressionLink}: {reckoned: Reckoned} & Pick<ExpressionProps, "expressionLink">) {
  const t = useTongue();
  const {value, square, root, inverse} = reckoned;
  const rows: [Words, string | null, string][] = [
    [words.square, square, `${value}^2`],
    [words.root, root, `sqrt(${value})`],
    [words.inverse, inverse, `1/${value}`],
  ];
  return (
    <>
      <p class="math value">= {counted(value)}</p>
      <dl>
        {rows.map(([name, found, expression]) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd class="math">
              {found === null ? t(words.noInverse) : <a href={expressionLink(expression)}>{counted(found)}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
