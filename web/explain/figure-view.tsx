// View of the pieces of a figure: tables that a screen reader can walk, equations, lists of conditions, bars of
// lengths.
import type {Component, Reason} from "../engine/types";
import {useTexts} from "../ui/language";
import {piecesOf} from "./figures";
import type {Cell, Condition, Length, Piece, Table} from "./figures/piece";

export function FigureView({reason, subject}: {reason: Reason; subject: Component}) {
  const t = useTexts("explain");
  const pieces = piecesOf(reason, t, subject);
  return (
    <>
      {pieces.map((piece, i) => (
        <PieceView key={i} piece={piece} />
      ))}
    </>
  );
}

function PieceView({piece}: {piece: Piece}) {
  if ("table" in piece) return <TableView table={piece.table} />;
  if ("equation" in piece) return <p class="equation math">{piece.equation}</p>;
  if ("conditions" in piece) return <Conditions conditions={piece.conditions} />;
  return <Lengths lengths={piece.lengths} />;
}

function TableView({table: {look, name, titled, head, rows, foot}}: {table: Table}) {
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
  const t = useTexts("explain");
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

const barWidth = 300;

/** Bar divided into its parts; hidden from screen readers, as the table below has the same numbers. */
function Lengths({lengths}: {lengths: Length[]}) {
  const total = lengths.reduce((sum, {length}) => sum + length, 0);
  let nextLeft = 0;
  return (
    <svg class="lengths" viewBox={`-1 -1 ${barWidth + 2} 30`} aria-hidden="true">
      {lengths.map(({length, label, highlight}, i) => {
        const left = nextLeft;
        const partWidth = (length / total) * barWidth;
        nextLeft += partWidth;
        return (
          <g key={i} class={highlight ? "lit" : ""}>
            <rect x={left} y={0} width={partWidth} height={28} />
            {partWidth > 8 * label.length && (
              <text x={left + partWidth / 2} y={19}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
