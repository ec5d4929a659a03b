// The picture and the words of a post, in its own language.
import {useEffect, useState} from "preact/hooks";
import type {Theme} from "../address/link";
import type {Answer} from "../engine/types";
import {componentsOf} from "../game/outlines";
import {labelsFor} from "../say/labels";
import {askedOf, positionName} from "../say/position-name";
import {type Lang, type Language, speaking} from "../text";
import {useWords} from "../ui/language";
import type {Drawing} from "./drawing/drawing";
import {boardsOf} from "./game-film";
import {posterPicture} from "./poster";
import {drawn} from "./studio";

/** The page's own until another one has come. */
function useWordsIn(lang: Lang | null): Language<"share"> {
  const t = useWords("share");
  const [other, setOther] = useState<{t: Language<"share">} | null>(null);
  useEffect(() => {
    if (lang !== null && lang !== t.lang)
      speaking(lang, {parts: ["share"]}).then(
        (t) => setOther({t}),
        () => {},
      );
  }, [lang, t]);
  return other?.t.lang === lang ? other.t : t;
}

export interface Poster {
  caption: string;
  drawing: Drawing | null;
  /** Null where there is nothing to draw. */
  picture: ReturnType<typeof posterPicture>;
}

export function usePoster(answer: Answer | null, lang: Lang | null, theme: Theme | null): Poster | null {
  const t = useWordsIn(lang);
  const [poster, setPoster] = useState<Poster | null>(null);
  useEffect(() => setPoster(answer && posterOf(answer, t, theme)), [answer, t, theme]);
  return poster;
}

function posterOf(answer: Answer, t: Language<"share">, theme: Theme | null): Poster {
  const components = componentsOf(answer);
  const boards = boardsOf(answer, t);
  // Paper is light where nothing is said.
  const drawing = boards && drawn(boards, t, theme ?? "light");
  const title = positionName(components, answer.play)(t);
  const description = t.clauses((boards ?? []).map(({board}) => labelsFor(board, t).board));
  return {caption: askedOf(components, answer.play)(t), drawing, picture: posterPicture(drawing, {title, description})};
}
