// The page of sequences, around the panels that are loaded when it is first opened.
import type {Glossing} from "./glossing";
import {firstNimbers, formatNimbers} from "./nimber-link";
import {tongues} from "./panels/tongue";
import {formatSequence} from "./sequence-link";
import {isSame, type Question, type Sequencing} from "./sequencing";
import {dressOf, SidePage} from "./side-page";
import type {State} from "./state";
import {nameOfGame, ui} from "./text";

interface SequencePageProps {
  state: State;
  sequencing: Sequencing;
  glossing: Glossing;
}

export function SequencePage({state, sequencing, glossing}: SequencePageProps) {
  const {lang, theme, dress, linkOf} = dressOf(state);
  const asked = sequencing.asked.value;
  const game = (sequencing.tabulation.value ?? sequencing.pairs.value ?? asked).game;
  const name = tongues[lang](nameOfGame(game));
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
    <SidePage
      state={state}
      title={[name, ui.sequence]}
      sides={{sequences: null, nimbers: formatNimbers(firstNimbers, dress)}}
    >
      {Panel && (
        <Panel
          name={name}
          gloss={glossing.of(game)}
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
    </SidePage>
  );
}
