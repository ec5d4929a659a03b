// The genus of each heap, and the first that is wild.
import type {Genera, MisereClass} from "../../engine/types";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";

const tame: readonly MisereClass[] = ["nim", "tame", "generally tame"];
const isWild = (one: MisereClass) => !tame.includes(one);

/** Of "4^146" or "8^8,10": what the heap is worth under normal play, and by itself under misere play. */
function pairOf(genus: string): {value: string; alone: string} {
  const [value = "", digits = ""] = genus.split("^");
  return {value, alone: digits.includes(",") ? digits.slice(0, digits.indexOf(",")) : digits.charAt(0)};
}

/** Equal in both, or 0 and 1: each position of Nim is so. */
const isOfNim = ({value, alone}: {value: string; alone: string}) =>
  value === alone || ["0 1", "1 0"].includes(`${value} ${alone}`);

function sayFirstWild(t: Language<"misere">, {genus, classes}: Genera, heap: number): string {
  const pair = pairOf(genus[heap] as string);
  const kind = t.misere.classes[classes[heap] as MisereClass];
  return t.sentences([t(t.misere.firstWild, {heap, kind, ...pair}), ...(isOfNim(pair) ? [] : [t.misere.unlikeNim])]);
}

export function GeneraView(genera: Genera) {
  const {genus, classes, half_tame, limit} = genera;
  const t = useWords("misere");
  const first = classes.findIndex(isWild);
  return (
    <div class="genera">
      <h3>{t.misere.genera}</h3>
      <p>
        {first < 0 ? genus.length > 0 && t(t.misere.allTame, {to: genus.length - 1}) : sayFirstWild(t, genera, first)}
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
                  <td>
                    {t.misere.classes[one]}
                    {half_tame[n] && t.misere.halfTame}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </figure>
    </div>
  );
}
