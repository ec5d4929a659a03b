// Page instead of games by code in the single-file build, which has no interpreter.
import {useTexts} from "../../../ui/language";
import {Frame} from "../../frame";
import type {PageProps} from "../../site";
import {ValuesTabs} from "../../values-tabs";

export function NoPrograms({site}: PageProps) {
  const t = useTexts("programs");
  return (
    <Frame site={site} title={[t.programs.title]}>
      <main>
        <ValuesTabs site={site} />
        <h1 tabindex={-1}>{t.programs.title}</h1>
        <p class="lede">{t.programs.absent}</p>
      </main>
    </Frame>
  );
}
