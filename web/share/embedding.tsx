// The element's code, with its options.
import {useState} from "preact/hooks";
import type {Mode, Theme} from "../address/link";
import type {State} from "../game/state";
import type {Language} from "../text";
import {type Lang, langs, languages} from "../text/languages";
import {useWords} from "../ui/language";
import {attributesOf, type ElementOptions, elementCode, isPlayable, type Part, parts} from "./element-code";
import {Check, Choice, Taken} from "./fields";
import {openOf, startOf, termsOf} from "./offers";
import {Preview} from "./preview";
import {sayGame, TermsFields} from "./terms";

const partWords = (t: Language<"share">): Record<Part, string> => ({
  board: t.share.board,
  verdict: t.share.verdict,
  why: t.share.why,
  game: t.share.controls,
});

/** What the reader of the post will see. */
function sayElement(options: ElementOptions, t: Language<"share">): string {
  if (options.mode === "play") return sayGame(options, t);
  const {show, predict} = options;
  const answer = show.includes("verdict") && (predict ? t.share.partQuestion : t.share.partAnswer);
  const reasons = show.includes("why") && t.share.partReasons;
  const shown = [answer, reasons, show.includes("game") && t.share.partControls].filter((one) => one !== false);
  return shown.length > 0 ? t(t.share.seesElement, {parts: t.list(shown)}) : t.share.seesElementBare;
}

export function Embedding({state}: {state: State}) {
  const t = useWords("share");
  const [options, setOptions] = useState<ElementOptions>(() => ({
    ...termsOf(state),
    ...{mode: state.mode.value, show: parts, hints: null, predict: null, lang: state.lang.value, theme: null},
  }));
  const change = (to: Partial<ElementOptions>) => setOptions({...options, ...to});
  const address = options.mode === "play" ? startOf(state) : openOf(state);
  const given = attributesOf(address, state.question.value.play, options);
  const show = (part: Part, on: boolean) =>
    change({show: parts.filter((one) => (one === part ? on : options.show.includes(one)))});
  const readers: [Lang | "", string][] = [["", t.share.langReader]];
  for (const lang of langs) readers.push([lang, languages[lang].name]);
  return (
    <>
      <Preview state={state} address={address} says={sayElement(options, t)} />
      <div class="chosen">
        <div class="terms">
          <Choice<Mode>
            words={t.share.mode}
            value={options.mode}
            options={[
              ["play", t.share.modePlay],
              ["analyse", t.share.modeAnalyse],
            ]}
            onChoose={(mode) => change({mode})}
          />
          {options.mode === "analyse" && (
            <fieldset class="checks">
              <legend>{t.share.parts}</legend>
              {parts.map((part) => (
                <Check
                  key={part}
                  words={partWords(t)[part]}
                  on={options.show.includes(part)}
                  onCheck={(on) => show(part, on)}
                />
              ))}
              <Check
                words={t.share.hints}
                on={options.hints !== "hidden"}
                onCheck={(on) => change({hints: on ? null : "hidden"})}
              />
              <Check
                words={t.share.predict}
                on={options.predict === true}
                onCheck={(on) => change({predict: on || null})}
              />
            </fieldset>
          )}
          {isPlayable(options) && <TermsFields terms={options} onTerms={change} />}
          <Choice
            words={t.share.lang}
            value={options.lang ?? ""}
            options={readers}
            onChoose={(lang) => change({lang: lang || null})}
          />
          <Choice<Theme | "">
            words={t.share.theme}
            value={options.theme ?? ""}
            options={[
              ["", t.share.themeReader],
              ["light", t.share.light],
              ["dark", t.share.dark],
            ]}
            onChoose={(theme) => change({theme: theme || null})}
          />
        </div>
        <Taken
          words={t.share.code}
          text={elementCode(given, document.baseURI)}
          copyWords={t.share.copyCode}
          isLink={false}
          title={document.title}
        />
        <p>
          <a href={`${languages[t.lang].articles}embed.html`} target="_blank" rel="noopener">
            {t.share.howToEmbed}
          </a>
        </p>
      </div>
    </>
  );
}
