// The page of sequences, around the panels that are loaded when it is first opened.
import {formatLink, type Theme, unplayed} from "./address";
import {useDocument} from "./dress";
import {Masthead} from "./masthead";
import {TongueContext, tongues} from "./panels/tongue";
import {readerLang, readerTheme} from "./reader";
import {formatSequence} from "./sequence-link";
import {isSame, type Question, type Sequencing} from "./sequencing";
import type {State} from "./state";
import {nameOfGame, ui} from "./text";

export function SequencePage({state, sequencing}: {state: State; sequencing: Sequencing}) {
  const lang = state.lang.value ?? readerLang();
  const theme: Theme = state.theme.value ?? readerTheme();
  const t = tongues[lang];
  const dress = {lang: state.lang.value, theme: state.theme.value};
  const asked = sequencing.asked.value;
  const game = (sequencing.tabulation.value ?? sequencing.pairs.value ?? asked).game;
  const name = t(nameOfGame(game));
  useDocument(`${name} · ${t(ui.sequence)} · ${t(ui.title)}`, lang, state.theme.value);
  const linkOf = (address: string | null) => formatLink({...unplayed, ...dress, play: "normal", address}) ?? "#/";
  const whole = {span: null, at: null};
  const sequenceLink = (question: Question) => formatSequence({...question, ...whole}, dress);
  const compute = ({game, to, other}: Question) => {
    const named = (text: string) => text.normalize("NFKC").trim();
    const next = {game: named(game), to, other: named(other ?? "") || null};
    // The same question once more has the same link, which would lead nowhere.
    if (isSame(asked, next)) void sequencing.show({...next, ...whole});
    else location.hash = sequenceLink(next);
  };
  const Panel = sequencing.panel.value?.Sequence;
  return (
    <TongueContext.Provider value={t}>
      <div class={`page lang-${lang}`}>
        <Masthead
          theme={theme}
          sequences={null}
          games={linkOf(null)}
          onLang={() => state.setLang(lang === "en" ? "zh" : "en")}
          onTheme={() => state.setTheme(theme === "dark" ? "light" : "dark")}
        />
        <main>
          {Panel && (
            <Panel
              name={name}
              theme={theme}
              asked={asked}
              tabulation={sequencing.tabulation.value}
              pairs={sequencing.pairs.value}
              beside={sequencing.beside.value}
              view={sequencing.view.value}
              stale={sequencing.stale.value}
              busy={sequencing.busy.value}
              slow={sequencing.slow.value}
              cancelled={sequencing.cancelled.value}
              progress={sequencing.progress.value}
              fault={sequencing.fault.value}
              positionLink={(position) => linkOf(`${game}:${position}`)}
              sequenceLink={sequenceLink}
              onType={sequencing.glance}
              onCompute={compute}
              onCancel={sequencing.cancel}
              onLook={sequencing.look}
              check={sequencing.check}
            />
          )}
        </main>
      </div>
    </TongueContext.Provider>
  );
}
