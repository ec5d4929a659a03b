// The pieces of a figure, drawn: a table that a screen reader walks, an equation, a list of conditions, lengths side by side.
import type {Component, Reason} from "../engine/types";
import {useWords} from "../ui/language";
import type {Cell, Condition, Length, Piece, Table} from "./proof";
import {proofs} from "./reason-kinds";

export function Proof({reason, where}: {reason: Reason; where: Component}) {
  const t = useWords("explain");
  const pieces = proofs[reason.key]?.(reason, t, where) ?? [];
  return (
    <>
      {pieces.map((piece, i) => (
        <Drawn key={i} piece={piece} />
      ))}
    </>
  );
}

function Drawn({piece}: {piece: Piece}) {
  if ("table" in piece) return <Tabled table={piece.table} />;
  if ("equation" in piece) return <p class="equation math">{piece.equation}</p>;
  if ("conditions" in piece) return <Conditions conditions={piece.conditions} />;
  return <Lengths lengths={piece.lengths} />;
}

function Tabled({table: {look, name, titled, head, rows, foot}}: {table: Table}) {
  return (
    <figure class="scroll" tabindex={0} aria-label={name}>
      <table class={`${look} math`}>
        {titled && <caption>{name}</caption>}
        <thead>
          <tr>
            {head.map((text, i) =>
              text ? (
                <th key={i} scope="col">
                  {text}
                </th>
              ) : (
                <td key={i} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Row key={i} cells={row} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </figure>
  );
}

function Row({cells: [name, ...cells]}: {cells: Cell[]}) {
  return (
    <tr>
      {name && (
        <th scope="row" colSpan={name.span ?? 1}>
          {name.text}
        </th>
      )}
      {cells.map(({text, mark}, i) => (
        <td key={i} class={mark ?? ""} aria-current={mark === "here" ? "true" : undefined}>
          {text === "N" || text === "P" ? (
            <span class={`letter ${text === "N" ? "next" : "previous"}`}>{text}</span>
          ) : (
            text
          )}
        </td>
      ))}
    </tr>
  );
}

function Conditions({conditions}: {conditions: Condition[]}) {
  const t = useWords("explain");
  return (
    <ul class="conditions">
      {conditions.map(({holds, says}) => (
        <li key={says} class={holds ? "" : "fails"}>
          <span role="img" aria-label={holds ? t.why.holds : t.why.fails}>
            {holds ? "✓" : "✗"}
          </span>{" "}
          {says}
        </li>
      ))}
    </ul>
  );
}

const width = 300;

/** Parts of one length; the table below names them for everybody. */
function Lengths({lengths}: {lengths: Length[]}) {
  const total = lengths.reduce((sum, {length}) => sum + length, 0);
  let from = 0;
  return (
    <svg class="lengths" viewBox={`-1 -1 ${width + 2} 30`} aria-hidden="true">
      {lengths.map(({length, label, highlight}, i) => {
        const at = from;
        const wide = (length / total) * width;
        from += wide;
        return (
          <g key={i} class={highlight ? "lit" : ""}>
            <rect x={at} y={0} width={wide} height={28} />
            {wide > 8 * label.length && (
              <text x={at + wide / 2} y={19}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
