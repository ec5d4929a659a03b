// Around every page: its head with the way to the others, its language and theme.
import type {ComponentChildren, RefObject} from "preact";
import {useRef} from "preact/hooks";
import type {EngineStatus} from "../game/engine-status";
import {HomeContext} from "../say/home";
import {Gone} from "../ui/gone";
import {useLanguage} from "../ui/language";
import {Untold} from "../ui/late";
import {useDocumentHead} from "./document-head";
import {Foot} from "./foot";
import {Masthead, type PageName} from "./masthead";
import {type Site, settingsOf} from "./site";

interface FrameProps {
  site: Site;
  page: PageName;
  /** Of the document, before the name of the whole. */
  title: string[];
  /** In a sentence; without it that of the whole is said. */
  description?: string;
  root?: RefObject<HTMLDivElement | null>;
  /** Before all else: to what the page is for. */
  skip?: ComponentChildren;
  children: ComponentChildren;
}

/** Why no engine answers. */
export function GoneOf({engineStatus: {gone, isTrying, retry}}: {engineStatus: EngineStatus}) {
  return <Gone reason={gone.value} isTrying={isTrying.value} onRetry={retry} />;
}

export function Frame({site, page, title, description, root, skip, children}: FrameProps) {
  const {state, reading, engineStatus, release} = site;
  const {theme, chosen, linkTo} = settingsOf(site);
  const t = useLanguage();
  const own = useRef<HTMLDivElement>(null);
  const head = {
    title: [...title, t.ui.title].filter(Boolean).join(" · "),
    description: description ?? t.ui.describesAll,
  };
  useDocumentHead(head, t.lang, state.theme.value);
  return (
    <div class={`page ${page} lang-${t.lang}`} ref={root ?? own}>
      {skip}
      <Masthead
        theme={theme}
        page={page}
        linkTo={linkTo}
        reading={reading}
        onLang={state.setLang}
        onTheme={() => state.setTheme(theme === "dark" ? "light" : "dark")}
      />
      <GoneOf engineStatus={engineStatus} />
      <Untold reading={reading} />
      <HomeContext.Provider value={{folder: "", chosen}}>{children}</HomeContext.Provider>
      <Foot release={release} />
    </div>
  );
}
