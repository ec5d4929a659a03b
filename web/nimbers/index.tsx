// Nim arithmetic: an expression with its value, and the tables of sum and product.
import type {EngineError, NimberTable} from "../engine/types";
import {useTexts} from "../ui/language";
import {Section} from "../ui/section";
import {Waiting} from "../ui/waiting";
import type {Evaluation} from "./evaluation";
import {Expression} from "./expression";
import {Table, type TableProps} from "./table";
import "../ui/asking.css";
import "../ui/cells.css";
import "./nimbers.css";

interface NimbersProps extends Omit<TableProps, "table"> {
  expression: string;
  reckoned: Evaluation | null;
  fault: {error: EngineError; text: string} | null;
  table: NimberTable | null;
  /** True if the engine failed to compute the table. */
  lost: boolean;
  onType(expression: string): void;
}

export function Nimbers({expression, reckoned, fault, table, lost, onType, ...tableProps}: NimbersProps) {
  const t = useTexts("values");
  return (
    <>
      <h1 tabindex={-1}>{t.nimbers.title}</h1>
      <p class="lede">{t.nimbers.lede}</p>
      <Expression {...{expression, reckoned, fault, onType}} expressionLink={tableProps.expressionLink} />
      <Section id="nim-table" title={t.nimbers.table}>
        {lost && (
          <p class="fault" role="alert">
            {t.nimbers.lost}
          </p>
        )}
        {!table && !lost && <Waiting plates={[3, 24]} />}
        {table && <Table {...tableProps} table={table} />}
      </Section>
    </>
  );
}
