// Offers after a game, loaded when one has ended: nothing waits for them.
import {useEffect} from "preact/hooks";
import {onwardPart} from "./late-parts";
import type {Site} from "./site";

export function OnwardAt({site}: {site: Site}) {
  useEffect(() => void onwardPart.load(site.reading), [site]);
  const part = onwardPart.part.value;
  return part && <part.Onward site={site} />;
}
