// Page that presents a position to a class, without the masthead.
import {useRef} from "preact/hooks";
import {drawSum} from "../game/analysis/drawn-sum";
import {currentReason, reasonHighlight, sayRule} from "../play/current-reason";
import {Rules} from "../play/rule";
import {Present} from "../present/present";
import {drawable} from "../puzzles/drawable";
import {FaultLine} from "../ui/fault";
import {useLanguage} from "../ui/language";
import {BadLink, headOf, nameOf} from "./board-page";
import {useDocumentHead} from "./document-head";
import {ConnectedGone} from "./frame";
import type {PageProps} from "./site";
import "../present/present.css";

export function PresentPage({site: {state, samples, engineStatus}}: PageProps) {
  const t = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const components = state.components.value;
  const name = nameOf(components, t);
  const {title, description} = headOf(state, t);
  const head = {title: [...title, t.ui.title].filter(Boolean).join(" · "), description};
  useDocumentHead(head, t.lang, state.theme.value);
  const say = currentReason(state);
  const error = state.analysis.fault.value;
  const games = components.map((component) => drawable(component, samples.catalog.value)[0] ?? null);
  const drawableGames = games.filter((game) => game !== null);
  const canDraw = drawableGames.length > 0 && drawableGames.length === games.length;
  return (
    <div class={`page present lang-${t.lang}`} ref={root}>
      <Present
        state={state}
        root={root}
        name={name}
        rule={sayRule(state, t)}
        rules={components.length > 1 ? <Rules components={components} /> : null}
        reason={say && {say, highlight: reasonHighlight(state)}}
        onAnother={canDraw ? () => void state.presenting.another(drawSum(drawableGames)) : null}
      >
        <BadLink state={state} />
        <ConnectedGone engineStatus={engineStatus} />
        {error && (
          <FaultLine text={state.question.value.address} fault={{error, at: error.at}} onAgain={state.analysis.retry} />
        )}
      </Present>
    </div>
  );
}
