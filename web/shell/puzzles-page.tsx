// The page of puzzles within the site.
import {useEffect} from "preact/hooks";
import {isTheme} from "../game/puzzle-themes";
import {PuzzlesPage as Puzzles} from "../puzzles/puzzles-page";
import {useWords} from "../ui/language";
import {Frame} from "./frame";
import {follow, type PageProps, puzzleLinks, settingsOf} from "./site";
import "../gallery/gallery.css";
import "../puzzles/puzzles.css";

export function PuzzlesPage({site, thing}: PageProps) {
  const t = useWords("puzzles");
  const {samples, puzzles, nameIndex} = site;
  useEffect(() => void nameIndex.load(), [nameIndex]);
  return (
    <Frame site={site} page="puzzles" title={[...(isTheme(thing) ? [t.puzzles.names[thing]] : []), t.table.puzzles]}>
      <main>
        <Puzzles
          shelf={puzzles}
          catalog={samples.catalog.value}
          named={nameIndex.named.value}
          chosen={thing}
          links={puzzleLinks(settingsOf(site))}
          onOpen={follow}
        />
      </main>
    </Frame>
  );
}
