// The genus of each heap, and the first that is wild.
import type {Genera, MisereClass} from "../../engine/types";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";

const tame: readonly MisereClass[] = ["nim", "tame", "generally tame"];
const isWild = (one: MisereClass) => !tame.includes(one);

/** Of "4^146" or "8^8,10": what the heap is worth under normal play, and by itself under misere play. */
function pairOf(genus: string): {value: string; alone: string} {
  const [value = "", digits = ""] = genus.split("^");
  return {value, alone: digits.includes(",") ? digits.slice(0, digits.indexOf(",")) : digits.charAt(0)};
}

export function GeneraView({genus, classes, limit}: Genera) {
  const t = useWords("misere");
  const first = classes.findIndex(isWild);
  return (
    <div class="genera">
      <h3>{t.misere.genera}</h3>
      <p>
        {first < 0
          ? genus.length > 0 && t(t.misere.allTame, {to: genus.length - 1})
          : t(t.misere.firstWild, {
              heap: first,
              kind: t.misere.classes[classes[first] as MisereClass],
              ...pairOf(genus[first] as string),
            })}
      </p>
      {limit && <p class="quiet">{t(t.misere.generaTo, {at: counted(genus.length)})}</p>}
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
              const [value, digits] = text.split("^");
              const one = classes[n] as MisereClass;
              return (
                <tr key={n} class={isWild(one) ? "wild" : undefined}>
                  <th scope="row">{n}</th>
                  <td>{value}</td>
                  <td class="math">
                    {value}
                    <sup>{digits}</sup>
                  </td>
                  <td>{t.misere.classes[one]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </figure>
    </div>
  );
}
