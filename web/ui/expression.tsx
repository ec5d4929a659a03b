// Field for an expression, with its error, and examples.
import type {ComponentChildren, RefObject} from "preact";
import type {EngineError} from "../engine/types";
import {FaultLine} from "./fault";
import {useTyping} from "./typing";

interface ExpressionFieldProps {
  id: string;
  label: string;
  expression: string;
  /** Expression as it was sent to the engine; the text of the field if absent. */
  sentExpression?: string;
  /** Error for `text`, shown while the field contains that text. */
  fault: {error: EngineError; text: string} | null;
  field?: RefObject<HTMLInputElement | null>;
  onType(expression: string): void;
  children?: ComponentChildren;
}

export function ExpressionField(props: ExpressionFieldProps) {
  const {id, label, expression, sentExpression = expression, fault, field, onType, children} = props;
  const typing = useTyping(onType);
  const error = fault?.text === expression ? fault.error : null;
  const faultId = `${id}-fault`;
  return (
    <>
      <div class="line">
        <label for={id}>{label}</label>
        <input
          ref={field}
          id={id}
          class="math"
          type="text"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={expression}
          aria-invalid={error !== null}
          aria-describedby={error ? faultId : undefined}
          {...typing}
        />
        {children}
      </div>
      {error && <FaultLine id={faultId} text={sentExpression} fault={{error, at: error.at}} />}
    </>
  );
}

interface ExamplesProps {
  label: string;
  /** Examples, each with the reason why it is worth a look. */
  examples: Record<string, string>;
  expression: string;
  linkOf(expression: string): string;
}

export function Examples({label, examples, expression, linkOf}: ExamplesProps) {
  return (
    <ul class="chips" aria-label={label}>
      {Object.entries(examples).map(([example, title]) => (
        <li key={example}>
          <a
            class="math"
            href={linkOf(example)}
            aria-current={example === expression ? "true" : undefined}
            title={title}
          >
            {example}
          </a>
        </li>
      ))}
    </ul>
  );
}
