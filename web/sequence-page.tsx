// The page of sequences, around the panels that are loaded when it is first opened.
import {formatLink, type Theme, unplayed} from "./address";
import {useDocument} from "./dress";
import {Masthead} from "./masthead";
import {TongueContext, tongues} from "./panels/tongue";
import {readerLang, readerTheme} from "./reader";
import {formatSequence} from "./sequence-link";
import type {Sequencing} from "./sequencing";
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
  const sequenceLink = (next: string, to: number) => formatSequence({game: next, to, span: null, at: null}, dress);
  const compute = (text: string, to: number) => {
    const next = text.normalize("NFKC").trim();
    // The same question once more has the same link, which would lead nowhere.
    if (next === asked.game && to === asked.to) void sequencing.show({game: next, to, span: null, at: null});
    else location.hash = sequenceLink(next, to);
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
