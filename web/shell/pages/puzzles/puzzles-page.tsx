// Page of puzzles.

import {useEffect} from "preact/hooks";
import {isTheme} from "../../../game/puzzles/puzzle-themes";
import {PuzzlesPage as Puzzles} from "../../../puzzles/puzzles-page";
import {useTexts} from "../../../ui/language";
import {Frame} from "../../frame";
import {puzzleShelfOf} from "../../puzzle-shelf";
import {navigate, type PageProps, puzzleLinks, settingsOf} from "../../site";
import "../../../gallery/gallery.css";
import "../../../puzzles/puzzles.css";
import {page} from ".";

export function PuzzlesPage({site}: PageProps) {
  const t = useTexts("puzzles");
  const {samples, nameIndex} = site;
  const puzzles = puzzleShelfOf(site);
  const theme = site.linkOf(page).value?.chosen ?? null;
  useEffect(() => void nameIndex.load(), [nameIndex]);
  return (
    <Frame site={site} title={[...(isTheme(theme) ? [t.puzzles.names[theme]] : []), t.table.puzzles]}>
      <main>
        <Puzzles
          shelf={puzzles}
          catalog={samples.catalog.value}
          named={nameIndex.named.value}
          theme={theme}
          links={puzzleLinks(settingsOf(site))}
          onOpen={navigate}
        />
      </main>
    </Frame>
  );
}
