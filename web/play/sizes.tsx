// Choice among the openings of the game that is played: small, medium, large.
import {type OpeningStore, sizes} from "../game/catalog/openings";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";

interface SizesProps {
  state: State;
  openings: OpeningStore;
}

export function Sizes({state, openings}: SizesProps) {
  const t = useLanguage();
  const {components, linePlies, outlines, question, puzzling} = state;
  const start = linePlies.value[0]?.address;
  if (start === undefined || puzzling.current.value !== null || question.value.play !== "normal") return null;
  const isPending = !openings.isSettled.value;
  // The room is kept until the openings and the outline of the start have loaded.
  const parts = outlines.of(start) ?? components.value;
  const game = parts.length === 1 ? (parts[0]?.game ?? null) : null;
  if (game === null || (!isPending && openings.openingOf(game) === null)) return null;
  const current = openings.sizeOf(game, start);
  return (
    <fieldset class="sizes" aria-label={t.table.size}>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={size === current}
          aria-disabled={isPending}
          onClick={() => {
            const address = openings.addressOf(game, size);
            if (address === null) return;
            openings.setSize(size);
            state.restart(address, "normal");
          }}
        >
          {t.table.sizes[size]}
        </button>
      ))}
    </fieldset>
  );
}
