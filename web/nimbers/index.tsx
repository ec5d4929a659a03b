// Nim arithmetic: an expression with its value, and the tables of sum and product.
import type {EngineError, NimberTable} from "../engine/types";
import {nimbers as words} from "../text/nimbers";
import {Section} from "../ui/section";
import {useTongue} from "../ui/tongue";
import {Expression} from "./expression";
import type {Reckoned} from "./reckoned";
import {Table, type TableProps} from "./table";
import "../ui/asking.css";
import "../ui/cells.css";
import "./nimbers.css";

interface NimbersProps extends Omit<TableProps, "table"> {
  expression: string;
  reckoned: Reckoned | null;
  fault: {error: EngineError; text: string} | null;
  table: NimberTable | null;
  /** The engine gave none. */
  lost: boolean;
  onType(expression: string): void;
}

export function Nimbers({expression, reckoned, fault, table, lost, onType, ...rest}: NimbersProps) {
  const t = useTongue();
  return (
    <>
      <h1 tabindex={-1}>{t(words.title)}</h1>
      <p class="lede">{t(words.lede)}</p>
      <Expression {...{expression, reckoned, fault, onType}} expressionLink={rest.expressionLink} />
      <Section id="nim-table" title={t(words.table)}>
        {lost && (
          <p class="fault" role="alert">
            {t(words.lost)}
          </p>
        )}
        {table && <Table {...rest} table={table} />}
      </Section>
    </>
  );
}
