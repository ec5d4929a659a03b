// The drawn part of the Tartan theorem: the heads of a grid as nim-products, and their nim-sum.
import type {Reason} from "../engine/types";
import {ui} from "../text";
import {NimSum} from "./reason-figures";
import {useTongue} from "./tongue";

/** Rows and columns by what they are worth, and where they cross at a head the product; of a box, head by head. */
export function Tartan({reason}: {reason: Reason}) {
  const t = useTongue();
  const heads = Array.isArray(reason.facts.factors)
    ? reason.facts.factors.filter((f): f is Record<string, string> => typeof f !== "string")
    : [];
  const along = (side: string) =>
    [...new Map(heads.map((h) => [h[side] ?? "", h[`${side}-value`] ?? ""]))].sort(([a], [b]) => Number(a) - Number(b));
  const [rows, columns] = [along("row"), along("column")];
  const boxed = heads.some((h) => h.layer !== undefined);
  return (
    <>
      <figure class="scroll" tabindex={0} aria-label={t(ui.tartanProduct)}>
        {boxed ? (
          <ul class="groups math">
            {heads.map((h, i) => (
              <li key={i}>
                ({h.layer},{h.row},{h.column}): {h["layer-value"]} ⊗ {h["row-value"]} ⊗ {h["column-value"]} = {h.value}
              </li>
            ))}
          </ul>
        ) : (
          <table class="tartan math">
            <thead>
              <tr>
                <th scope="col">⊗</th>
                {columns.map(([column, value]) => (
                  <th scope="col" key={column}>
                    <small>
                      {t(ui.tartanColumn)} {column}
                    </small>{" "}
                    {value}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([row, value]) => (
                <tr key={row}>
                  <th scope="row">
                    <small>
                      {t(ui.tartanRow)} {row}
                    </small>{" "}
                    {value}
                  </th>
                  {columns.map(([column]) => {
                    const head = heads.find((h) => h.row === row && h.column === column);
                    return (
                      <td key={column} class={head ? "head" : ""}>
                        {head?.value ?? "·"}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </figure>
      {heads.length > 1 && <NimSum reason={reason} />}
    </>
  );
}
