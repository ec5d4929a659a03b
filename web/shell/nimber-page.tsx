// The page of nim arithmetic, around the panels that are loaded when it is first opened.
import {useMemo} from "preact/hooks";
import {formatNimbers, sides} from "../address/nimber-link";
import {firstGame, formatSequence, usualTo} from "../address/sequence-link";
import type {State} from "../game/state";
import type {Reckoning} from "../nimbers/reckoning";
import {useLanguage} from "../ui/language";
import type {Reading} from "../ui/reading";
import {SidePage, settingsOf} from "./side-page";

interface NimberPageProps {
  state: State;
  reading: Reading;
  reckoning: Reckoning;
}

export function NimberPage({state, reading, reckoning}: NimberPageProps) {
  const t = useLanguage();
  const {chosen} = settingsOf(state);
  const {lang, theme} = chosen;
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
      reading={reading}
      title={[t.nimbers.title]}
      sides={{
        sequences: formatSequence({game: firstGame, to: usualTo, other: null, span: null, at: null}, chosen),
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
