// The game so far and whom it is played against, fed from the state of the page.
import {best, levelsAt} from "../game/opponent";
import type {State} from "../game/state";
import type {Ply} from "../game/tree";
import {useLanguage} from "../ui/language";
import {Options} from "./options";
import {Plies} from "./plies";
import type {PlyShown} from "./ply";
import {Timeline} from "./timeline";
import {Watch} from "./watch";

export function TimelineOf({state}: {state: State}) {
  const t = useLanguage();
  const {analysis, interaction, autoplay, teaching, plyAnalyses, puzzling} = state;
  const {play, line, at} = state.line.value;
  const answer = analysis.answer.value;
  const puzzled = puzzling.open.value;
  const idle = puzzled || !teaching.ready.value || !answer || !best(answer);
  const over = autoplay.over.value;
  const unknown = idle && !puzzled && teaching.ready.value && !over;
  const made = state.made.value;
  const shown = ({id, address, by}: Ply): PlyShown => {
    const of = {address, play};
    const positions = plyAnalyses.positionsOf(address);
    return {id, address, positions, by, known: teaching.hides(of) ? null : plyAnalyses.of(of)};
  };
  const toggle = () => {
    if (autoplay.watching.value || !idle) autoplay.watch(!autoplay.watching.value);
  };
  return (
    <Timeline
      count={line.length}
      at={at}
      canUndo={state.canUndo.value}
      canRedo={state.canRedo.value}
      side={autoplay.side.value}
      hints={interaction.hints.value}
      turn={over ? t.ui.gameOver : autoplay.toMove.value ? t.ui.engineThinks : unknown ? t.playing.bestUnknown : null}
      onUndo={state.undo}
      onRedo={state.redo}
      onGo={state.go}
      onNew={state.again}
      onSide={autoplay.setSide}
      onHints={interaction.setHints}
      more={
        <Options
          style={autoplay.style.value}
          offered={levelsAt(answer, autoplay.style.value.level)}
          tutor={teaching.tutor.value}
          predict={teaching.predict.value}
          onStyle={autoplay.setStyle}
          onTutor={teaching.setTutor}
          onPredict={teaching.setPredict}
        />
      }
    >
      <Plies
        plies={made.map(shown)}
        branches={state.branches.value.map(({after, plies}) => ({after, plies: plies.map(shown)}))}
        at={at}
        onJump={state.jump}
        onPrune={state.prune}
        onPlay={toggle}
      />
      <Watch
        on={autoplay.watching.value}
        idle={idle}
        speed={autoplay.speed.value}
        onToggle={toggle}
        onStep={autoplay.step}
        onSpeed={autoplay.setSpeed}
      />
    </Timeline>
  );
}
