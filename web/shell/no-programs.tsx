// In place of the page of games by code, where there is no interpreter: in the page that is one file.
import {useWords} from "../ui/language";
import {Frame} from "./frame";
import type {PageProps} from "./site";
import {ValuesTabs} from "./values-tabs";

export function NoPrograms({site}: PageProps) {
  const t = useWords("programs");
  return (
    <Frame site={site} page="values" title={[t.programs.title]}>
      <main>
        <ValuesTabs site={site} page="write" />
        <h1 tabindex={-1}>{t.programs.title}</h1>
        <p class="lede">{t.programs.absent}</p>
      </main>
    </Frame>
  );
}
