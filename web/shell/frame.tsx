// Frame of every page: masthead, language and theme, banners, and the foot.
import type {ComponentChildren, RefObject} from "preact";
import {useRef} from "preact/hooks";
import type {EngineStatus} from "../game/catalog/engine-status";
import {HomeContext} from "../say/home";
import {EngineBanner} from "../ui/engine-banner";
import {useLanguage} from "../ui/language";
import {StoryFailure} from "../ui/late";
import {useDocumentHead} from "./document-head";
import {Foot} from "./foot";
import {Masthead} from "./masthead";
import {type Site, settingsOf} from "./site";

interface FrameProps {
  site: Site;
  /** Parts of the document's title, before the name of the site. */
  title: string[];
  /** Description in a sentence; that of the site if absent. */
  description?: string;
  root?: RefObject<HTMLDivElement | null>;
  /** Link before all else to the main content. */
  skip?: ComponentChildren;
  children: ComponentChildren;
}

/** Banner with the reason why no engine runs. */
export function ConnectedGone({engineStatus: {gone, isTrying, retry}}: {engineStatus: EngineStatus}) {
  return <EngineBanner reason={gone.value} isTrying={isTrying.value} onRetry={retry} />;
}

export function Frame({site, title, description, root, skip, children}: FrameProps) {
  const {state, reading, engineStatus, release} = site;
  const page = site.page.value;
  const {theme, chosen, linkTo} = settingsOf(site);
  const t = useLanguage();
  const fallbackRoot = useRef<HTMLDivElement>(null);
  const head = {
    title: [...title, t.ui.title].filter(Boolean).join(" · "),
    description: description ?? t.ui.describesAll,
  };
  useDocumentHead(head, t.lang, state.theme.value);
  return (
    <div class={`page ${page.entry} lang-${t.lang}`} ref={root ?? fallbackRoot}>
      {skip}
      <Masthead
        theme={theme}
        page={page}
        linkTo={linkTo}
        reading={reading}
        onLang={state.setLang}
        onTheme={() => state.setTheme(theme === "dark" ? "light" : "dark")}
      />
      <ConnectedGone engineStatus={engineStatus} />
      <StoryFailure reading={reading} />
      <HomeContext.Provider value={{folder: "", chosen}}>{children}</HomeContext.Provider>
      <Foot release={release} />
    </div>
  );
}
