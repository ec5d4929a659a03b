// Fields for the options of the element: its parts, the opponent, the language and the colours.
import type {Mode, Theme} from "../address/link";
import type {Answer} from "../engine/types";
import type {Language} from "../text";
import {type Lang, langs, languages} from "../text/languages";
import {useTexts} from "../ui/language";
import {type ElementOptions, isPlayable, type Part, parts} from "./element-code";
import {Check, Choice} from "./fields";
import {TermsFields} from "./terms";

const partWords = (t: Language<"share">): Record<Part, string> => ({
  board: t.share.board,
  verdict: t.share.verdict,
  why: t.share.why,
  game: t.share.controls,
});

interface ElementFieldsProps {
  options: ElementOptions;
  answer: Answer | null;
  onChange(to: Partial<ElementOptions>): void;
}

export function ElementFields({options, answer, onChange}: ElementFieldsProps) {
  const t = useTexts("share");
  const setPart = (part: Part, on: boolean) =>
    onChange({show: parts.filter((shownPart) => (shownPart === part ? on : options.show.includes(shownPart)))});
  const langOptions: [Lang | "", string][] = [["", t.share.langReader]];
  for (const lang of langs) langOptions.push([lang, languages[lang].name]);
  return (
    <>
      <Choice<Mode>
        words={t.share.mode}
        value={options.mode}
        options={[
          ["play", t.share.modePlay],
          ["analyse", t.share.modeAnalyse],
        ]}
        onChoose={(mode) => onChange({mode})}
      />
      {options.mode === "analyse" && (
        <fieldset class="checks">
          <legend>{t.share.parts}</legend>
          {parts.map((part) => (
            <Check
              key={part}
              words={partWords(t)[part]}
              on={options.show.includes(part)}
              onCheck={(on) => setPart(part, on)}
            />
          ))}
          <Check
            words={t.share.hints}
            on={options.hints !== "hidden"}
            onCheck={(on) => onChange({hints: on ? null : "hidden"})}
          />
          <Check
            words={t.share.predict}
            on={options.predict === true}
            onCheck={(on) => onChange({predict: on || null})}
          />
        </fieldset>
      )}
      {isPlayable(options) && <TermsFields terms={options} answer={answer} onTerms={onChange} />}
      <Choice
        words={t.share.lang}
        value={options.lang ?? ""}
        options={langOptions}
        onChoose={(lang) => onChange({lang: lang || null})}
      />
      <Choice<Theme | "">
        words={t.share.theme}
        value={options.theme ?? ""}
        options={[
          ["", t.share.themeReader],
          ["light", t.share.light],
          ["dark", t.share.dark],
        ]}
        onChoose={(theme) => onChange({theme: theme || null})}
      />
    </>
  );
}
