// The games at hand in two sentences each, and where their theory comes from.
import type {CatalogEntry} from "../engine/types";
import {gameOf, ui, wordsOf} from "../text";
import {Section} from "./parts";
import {useTongue} from "./tongue";

export function Games({address, catalog}: {address: string; catalog: CatalogEntry[]}) {
  const t = useTongue();
  const played = new Map(address.split(" + ").map((component) => [component.split(":")[0] ?? "", gameOf(component)]));
  return (
    <>
      {[...played].map(([name, {id, rules}], i) => {
        const words = wordsOf(id, rules);
        const entry = catalog.find((e) => e.id === id && (rules === null || e.rules === rules));
        const citation = entry && words.sources[entry.source];
        return (
          <Section id={`game-${i}`} title={t(words.name)} key={name}>
            <p>{t(words.about)}</p>
            {citation && (
              <p class="quiet">
                {t(ui.source)} <cite>{citation}</cite>
              </p>
            )}
          </Section>
        );
      })}
    </>
  );
}
