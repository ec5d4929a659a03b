// The page of nim arithmetic, around the panels that are loaded when it is first opened.
import {useMemo} from "preact/hooks";
import {formatNimbers, sides} from "./nimber-link";
import type {Reckoning} from "./reckoning";
import {firstGame, formatSequence, usualTo} from "./sequence-link";
import {dressOf, SidePage} from "./side-page";
import type {State} from "./state";
import {nimbers} from "./text/nimbers";

export function NimberPage({state, reckoning}: {state: State; reckoning: Reckoning}) {
  const {dress} = dressOf(state);
  const {lang, theme} = dress;
  const {operation, from, side, at} = reckoning.link.value;
  const [row, column] = from;
  // The cells of the table are made anew where it is another function.
  const expressionLink = useMemo(
    () => (expression: string) =>
      formatNimbers({expression, operation, from: [row, column], side, at: null}, {lang, theme}),
    [operation, row, column, side, lang, theme],
  );
  const Panel = reckoning.panel.value?.Nimbers;
  return (
    <SidePage
      state={state}
      title={[nimbers.title]}
      sides={{
        sequences: formatSequence({game: firstGame, to: usualTo, other: null, span: null, at: null}, dress),
        nimbers: null,
      }}
    >
      {Panel && (
        <Panel
          expression={reckoning.link.value.expression}
          reckoned={reckoning.reckoned.value}
          fault={reckoning.fault.value}
          table={reckoning.table.value}
          lost={reckoning.lost.value}
          view={{operation, from, side, at}}
          sides={sides}
          isShown={reckoning.isShown.value}
          expressionLink={expressionLink}
          onType={(expression) => reckoning.look({expression})}
          onLook={reckoning.look}
        />
      )}
    </SidePage>
  );
}
