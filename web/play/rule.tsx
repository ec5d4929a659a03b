// Rule of the game; in a sum also the rules of its games, each once.
import type {ComponentText} from "../engine/types";
import type {State} from "../game/state";
import {signedName, signedRule} from "../say/game-names";
import {useLanguage} from "../ui/language";
import {sayRule} from "./current-reason";

export function Rules({components}: {components: readonly ComponentText[]}) {
  const t = useLanguage();
  const rules = new Map(components.map((component) => [signedName(component)(t), signedRule(component)(t)]));
  return [...rules].map(([name, rule]) => (
    <p key={name}>
      <b>{name}</b> · {rule}
    </p>
  ));
}

export function ConnectedRule({state}: {state: State}) {
  const t = useLanguage();
  const components = state.components.value;
  return (
    <>
      <p class="rule">{sayRule(state, t)}</p>
      {components.length > 1 && (
        <details class="quiet">
          <summary>{t.table.rules}</summary>
          <Rules components={components} />
        </details>
      )}
    </>
  );
}
