// Text of a position as the reader types it: a draft until it is read, exactly or by the names of games.
import type {ReadonlySignal, Signal} from "@preact/signals";
import type {ComponentText} from "../../engine/types";
import type {PositionQuery} from "../analysis/analysis";
import type {Outlines} from "../analysis/outlines";
import type {GameHistory} from "../line/history";
import {createInputResolver, type InputResolverOptions} from "./input-resolver";

interface PositionTextOptions extends Pick<InputResolverOptions, "engine" | "analysis" | "catalogLoader"> {
  game: Pick<GameHistory, "type">;
  question: ReadonlySignal<PositionQuery>;
  /** Text that is being typed; null if the field shows the position. */
  draft: Signal<string | null>;
  components: ReadonlySignal<readonly ComponentText[]>;
  outlines: Outlines;
  /** Called before a typed text becomes the position. */
  interrupt(act: () => void): void;
  /** Called after each change of the position. */
  onChanged(): void;
}

const namesGame = (text: string) => /[:：]/.test(text);

export function createPositionText({
  game,
  question,
  draft,
  components,
  outlines,
  interrupt,
  onChanged,
  ...resolving
}: PositionTextOptions) {
  /** Text without a game's name belongs to the current game. */
  function apply(text: string, component: ComponentText | undefined) {
    const hasGame = namesGame(text) || !component?.game;
    interrupt(() => game.type(hasGame ? text : `${component.game}:${text}`));
    draft.value = text;
    onChanged();
  }

  const inputResolver = createInputResolver({
    ...{...resolving, question, draft, components},
    replaceAddress: (address, play) => {
      game.type(address, play);
      onChanged();
    },
  });

  return {
    inputResolver,
    /** Handles text typed into the position box, also before anything was answered. */
    async type(text: string) {
      const [first] = components.value;
      if (first || namesGame(text)) return apply(text, first);
      draft.value = text;
      const found = await outlines.ask(question.value.address);
      if (draft.value === text) apply(text, found?.[0]);
    },
  };
}
