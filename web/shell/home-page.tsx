// First page of the site.
import {useRef} from "preact/hooks";
import {Home} from "../home/home";
import {AnnounceOf} from "../play/connected";
import {useSharing} from "../share/use-sharing";
import {BadLink, focusBoardIn, SkipToBoard} from "./board-page";
import {useShortcuts} from "./document-head";
import {Frame} from "./frame";
import {page as games} from "./pages/games";
import {type PageProps, settingsOf} from "./site";
import "../home/home.css";

export function HomePage({site}: PageProps) {
  const {state} = site;
  const root = useRef<HTMLDivElement>(null);
  const {linkTo} = settingsOf(site);
  const {button, dialog} = useSharing(state);
  useShortcuts(state, root);
  return (
    <Frame site={site} title={[]} root={root} skip={<SkipToBoard onSkip={() => focusBoardIn(root.current)} />}>
      <main>
        <BadLink state={state} />
        <Home state={state} root={root} linkTo={linkTo.home} gamesLink={linkTo.page(games)} beside={button} />
        {dialog}
      </main>
      <AnnounceOf state={state} />
    </Frame>
  );
}
