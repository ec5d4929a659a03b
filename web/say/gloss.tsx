// A code as a table: each sign and what it means.
import type {Gloss} from "../engine/types";
import {useWords} from "../ui/language";
import {glossText} from "./gloss-text";
import "./gloss.css";

export function GlossTable({gloss}: {gloss: Gloss}) {
  const t = useWords("codes");
  const said = glossText(t, gloss);
  if (!said) return null;
  const {title, heads, rows, note} = said;
  return (
    <figure class="gloss scroll" tabindex={0} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([sign, ...meanings], i) => (
            <tr key={i}>
              <th scope="row" class="math">
                {sign}
              </th>
              {meanings.map((meaning, k) => (
                <td key={k}>{meaning}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p class="quiet">{note}</p>}
    </figure>
  );
}
