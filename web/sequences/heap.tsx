// The value of one heap, however large: out of the table, or by its place in the proved period.
import {useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import {sequences as words} from "../text/sequences";
import {counted, countIn} from "../ui/numbers";
import {useTongue} from "../ui/tongue";
import {type Law, valueAt} from "./period";

interface HeapProps {
  tabulation: Tabulation;
  law: Law | null;
  positionLink(n: bigint): string;
}

const largest = 10n ** 18n;

export function Heap({tabulation: {values, game}, law, positionLink}: HeapProps) {
  const t = useTongue();
  const [text, setText] = useState("");
  const last = counted(values.length - 1);
  const n = countIn(text, largest);
  const found = n === null ? null : valueAt(n, values, law);
  const said = () => {
    if (text.trim() === "") return null;
    if (n === null) return t(words.heapBad);
    if (!found) return t(words.heapUnknown, {to: last});
    const facts = {n: counted(String(n)), same: counted(found.same), value: counted(String(found.value))};
    if (n === BigInt(found.same)) return t(words.heapIs, facts);
    return t(law?.saltus ? words.heapGrown : words.heapSame, facts);
  };
  return (
    <>
      <div class="line">
        <label for="heap-n">{t(words.heapOf)}</label>
        <input
          id="heap-n"
          class="math"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={text}
          aria-describedby="heap-about"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <p class="said" role="status">
        <span class="math">{said()}</span>{" "}
        {n !== null && found && <a href={positionLink(n)}>{t(words.openHeap, {address: `${game}:${n}`})}</a>}
      </p>
      <p id="heap-about" class="quiet">
        {law?.isProved ? t(words.heapAny) : t(words.heapTabled, {to: last})}
      </p>
    </>
  );
}
