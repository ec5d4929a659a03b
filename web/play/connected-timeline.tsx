// Timeline of the game and its opponent, connected to the state of the page.

import type {Ply} from "../game/line/tree";
import {best} from "../game/opponent/opponent";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";
import {OpponentChoice} from "./opponent-choice";
import {Check, Options} from "./options";
import {Plies} from "./plies";
import type {PlyShown} from "./ply";
import {Timeline} from "./timeline";
import {Watch} from "./watch";

export function ConnectedTimeline({state}: {state: State}) {
  const t = useLanguage();
  const {analysis, interaction, autoplay, teaching, plyAnalyses, puzzling} = state;
  const {play, line, at} = state.line.value;
  const answer = analysis.answer.value;
  const isPuzzleOpen = puzzling.isOpen.value;
  const isIdle = isPuzzleOpen || !teaching.isReady.value || !answer || !best(answer);
  const isOver = autoplay.isOver.value;
  const side = autoplay.side.value;
  const isBestUnknown = isIdle && !isPuzzleOpen && teaching.isReady.value && !isOver;
  const linePlies = state.linePlies.value;
  const describePly = ({id, address, by}: Ply): PlyShown => {
    const question = {address, play};
    const positions = plyAnalyses.positionsOf(address);
    return {id, address, positions, by, facts: teaching.hides(question) ? null : plyAnalyses.get(question)};
  };
  const toggle = () => {
    if (autoplay.watching.value || !isIdle) autoplay.watch(!autoplay.watching.value);
  };
  return (
    <Timeline
      count={line.length}
      at={at}
      turn={
        isOver
          ? t.ui.gameOver
          : autoplay.toMove.value
            ? t.ui.engineThinks
            : isBestUnknown
              ? t.playing.bestUnknown
              : null
      }
      onGo={state.go}
      onNew={state.again}
      options={
        <Options state={state}>
          <div class="controls">
            <OpponentChoice state={state} />
            {side && (
              <button type="button" onClick={() => autoplay.setSide(side === "first" ? "second" : "first")}>
                {t.ui.swap}
              </button>
            )}
            <Check words={t.ui.hints} isOn={interaction.hints.value} onChange={interaction.setHints} />
          </div>
          <Watch
            isOn={autoplay.watching.value}
            isIdle={isIdle}
            speed={autoplay.speed.value}
            onToggle={toggle}
            onStep={autoplay.step}
            onSpeed={autoplay.setSpeed}
          />
        </Options>
      }
    >
      <Plies
        plies={linePlies.map(describePly)}
        branches={state.branches.value.map(({after, plies}) => ({after, plies: plies.map(describePly)}))}
        at={at}
        onJump={state.jump}
        onPrune={state.prune}
        onPlay={toggle}
      />
    </Timeline>
  );
}
