// The genus in digits and in words, and the canonical form as printed.
import type {MisereForm} from "../../engine/types";
import {truncate} from "../../lib/truncate";
import {GenusText, isTame, misereValuesWithTwos, splitGenus} from "../../ui/genus";
import {useTexts} from "../../ui/language";
import {formatNimber} from "../../ui/numbers";

export function GenusDescription({form}: {form: MisereForm}) {
  const t = useTexts("genus", "misere");
  const genus = form.genus ?? "";
  const {value, beside} = splitGenus(genus);
  const [aloneValue = "", ...withTwos] = misereValuesWithTwos(beside, 5);
  const className = form.class && t.misere.classes[form.class];
  const sentences = [
    t(t.genus.digits, {
      value: formatNimber(value),
      alone: formatNimber(aloneValue),
      further: t.list(withTwos.map(formatNimber)),
    }),
    className && t(t.genus.kind, {kind: className}),
    form.class && (isTame(form.class) ? t.genus.tame[form.class] : t.genus.wild),
    form.half_tame && t.genus.halfTame,
  ];
  return (
    <>
      <p class="whole math">
        <GenusText genus={genus} />
      </p>
      <p>{t.sentences(sentences.filter((sentence) => typeof sentence === "string"))}</p>
      <dl>
        <dt>{t.genus.form}</dt>
        <dd>
          <PrintedForm text={form.form} />
        </dd>
        <dt>{t.genus.mate}</dt>
        <dd>
          <PrintedForm text={form.mate} /> <span class="quiet">{t.genus.mateAbout}</span>
        </dd>
        <dt>{t.genus.birthday}</dt>
        <dd>{form.birthday}</dd>
      </dl>
    </>
  );
}

/** Maximum length, in characters, of a form that is shown in full. */
const maxLength = 60;

/** A printed form; a long one is truncated and can be opened. */
export function PrintedForm({text}: {text: string | null}) {
  const t = useTexts("genus");
  if (text === null) return <span class="quiet">{t.genus.tooLong}</span>;
  if (text.length <= maxLength) return <span class="math">{text}</span>;
  return (
    <details>
      <summary class="math">{truncate(text, maxLength)}</summary>
      <span class="math">{text}</span>
    </details>
  );
}
