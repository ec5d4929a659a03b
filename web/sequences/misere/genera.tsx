// Table of the genus of each heap, and a sentence about the first wild one.
import type {Genera, MisereClass} from "../../engine/types";
import type {Language} from "../../text";
import {GenusText, splitGenus} from "../../ui/genus";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import {isWild, sayWild} from "./wild";

function sayAll(t: Language<"misere">, {genus, classes}: Genera): string {
  const heap = classes.findIndex(isWild);
  if (heap < 0) return genus.length > 0 ? t(t.misere.allTame, {to: genus.length - 1}) : "";
  return sayWild(t, t.misere.firstWild, {heap, genus: genus[heap] as string, kind: classes[heap] as MisereClass});
}

export function GeneraView(genera: Genera) {
  const {genus, classes, half_tame, limit} = genera;
  const t = useTexts("misere");
  return (
    <div class="genera">
      <h3>{t.misere.genera}</h3>
      <p>{sayAll(t, genera)}</p>
      {limit && <p class="quiet">{t(t.misere.generaTo, {at: formatCount(genus.length)})}</p>}
      <figure class="scroll" tabindex={0} aria-label={t.misere.genera}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.misere.heap}</th>
              <th scope="col">g⁺</th>
              <th scope="col">{t.misere.genera}</th>
              <th scope="col">{t.misere.kind}</th>
            </tr>
          </thead>
          <tbody>
            {genus.map((text, n) => {
              const kind = classes[n];
              return (
                text &&
                kind && (
                  <tr key={n} class={isWild(kind) ? "wild" : undefined}>
                    <th scope="row">{n}</th>
                    <td>{splitGenus(text).value}</td>
                    <td class="math">
                      <GenusText genus={text} />
                    </td>
                    <td>
                      {t.misere.classes[kind]}
                      {half_tame[n] && t.misere.halfTame}
                    </td>
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </figure>
    </div>
  );
}
