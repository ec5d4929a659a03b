// Field that shows the value of one heap of any size, from the table or by its place in the proved period.
import {useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import {useTexts} from "../ui/language";
import {formatCount, parseCount} from "../ui/numbers";
import {type Law, valueAt} from "./period";

interface HeapProps {
  tabulation: Tabulation;
  law: Law | null;
  addressOf(n: bigint): string;
  positionLink(n: bigint): string;
}

const maxHeap = 10n ** 18n;

export function Heap({tabulation: {values}, law, addressOf, positionLink}: HeapProps) {
  const t = useTexts("values");
  const [text, setText] = useState("");
  const last = formatCount(values.length - 1);
  const n = parseCount(text, maxHeap);
  const result = n === null ? null : valueAt(n, values, law);
  const answerText = () => {
    if (text.trim() === "") return null;
    if (n === null) return t.sequences.heapBad;
    if (!result) return t(t.sequences.heapUnknown, {to: last});
    const facts = {n: formatCount(String(n)), same: formatCount(result.same), value: formatCount(String(result.value))};
    if (n === BigInt(result.same)) return t(t.sequences.heapIs, facts);
    return t(law?.saltus ? t.sequences.heapGrown : t.sequences.heapSame, facts);
  };
  return (
    <>
      <div class="line">
        <label for="heap-n">{t.sequences.heapOf}</label>
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
        <span class="math">{answerText()}</span>{" "}
        {n !== null && result && <a href={positionLink(n)}>{t(t.sequences.openHeap, {address: addressOf(n)})}</a>}
      </p>
      <p id="heap-about" class="quiet">
        {law?.isProved ? t.sequences.heapAny : t(t.sequences.heapTabled, {to: last})}
      </p>
    </>
  );
}
