// The genus in its digits and in words, and the canonical form as it is printed.
import type {MisereForm} from "../../engine/types";
import {besideTwos, digitsOf, GenusText, isTame} from "../../ui/genus";
import {useWords} from "../../ui/language";
import {starred} from "../../ui/numbers";

export function Said({form}: {form: MisereForm}) {
  const t = useWords("genus", "misere");
  const genus = form.genus ?? "";
  const {value, beside} = digitsOf(genus);
  const [alone = "", ...further] = besideTwos(beside, 5);
  const kind = form.class && t.misere.classes[form.class];
  const sentences = [
    t(t.genus.digits, {value: starred(value), alone: starred(alone), further: t.list(further.map(starred))}),
    kind && t(t.genus.kind, {kind}),
    form.class && (isTame(form.class) ? t.genus.tame[form.class] : t.genus.wild),
    form.half_tame && t.genus.halfTame,
  ];
  return (
    <>
      <p class="whole math">
        <GenusText genus={genus} />
      </p>
      <p>{t.sentences(sentences.filter((one) => typeof one === "string"))}</p>
      <dl>
        <dt>{t.genus.form}</dt>
        <dd>
          <Printed text={form.form} />
        </dd>
        <dt>{t.genus.mate}</dt>
        <dd>
          <Printed text={form.mate} /> <span class="quiet">{t.genus.mateAbout}</span>
        </dd>
        <dt>{t.genus.birthday}</dt>
        <dd>{form.birthday}</dd>
      </dl>
    </>
  );
}

/** Characters that are shown at once. */
const most = 60;

/** A form as it is printed; what is long is opened. */
export function Printed({text}: {text: string | null}) {
  const t = useWords("genus");
  if (text === null) return <span class="quiet">{t.genus.tooLong}</span>;
  if (text.length <= most) return <span class="math">{text}</span>;
  return (
    <details>
      <summary class="math">{text.slice(0, most - 1)}…</summary>
      <span class="math">{text}</span>
    </details>
  );
}
