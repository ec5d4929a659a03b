// Table of a code: each sign with its meaning.
import type {Gloss} from "../engine/types";
import {useTexts} from "../ui/language";
import {glossText} from "./gloss-text";
import "./gloss.css";

export function GlossTable({gloss}: {gloss: Gloss}) {
  const t = useTexts("codes");
  const glossed = glossText(t, gloss);
  if (!glossed) return null;
  const {title, heads, rows, note} = glossed;
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
