// Hook for the picture and the texts of a post, in the language of the post.
import {useEffect, useState} from "preact/hooks";
import type {Theme} from "../address/link";
import type {Answer} from "../engine/types";
import {componentsOf} from "../game/analysis/outlines";
import {labelsFor} from "../say/labels";
import {positionName, positionQuestion} from "../say/position-name";
import {type Lang, type Language, loadLanguage} from "../text";
import {useTexts} from "../ui/language";
import type {Drawing} from "./drawing/drawing";
import {boardsOf} from "./game-film";
import {posterPicture} from "./poster";
import {drawBoards} from "./render-sandbox";

/** Returns the texts of the page until those of the other language are loaded. */
function useTextsIn(lang: Lang | null): Language<"share"> {
  const t = useTexts("share");
  const [otherTexts, setOtherTexts] = useState<{t: Language<"share">} | null>(null);
  useEffect(() => {
    if (lang !== null && lang !== t.lang)
      loadLanguage(lang, {parts: ["share"]}).then(
        (t) => setOtherTexts({t}),
        () => {},
      );
  }, [lang, t]);
  return otherTexts?.t.lang === lang ? otherTexts.t : t;
}

export interface Poster {
  caption: string;
  drawing: Drawing | null;
  /** Null if there is nothing to draw. */
  picture: ReturnType<typeof posterPicture>;
}

export function usePoster(answer: Answer | null, lang: Lang | null, theme: Theme | null): Poster | null {
  const t = useTextsIn(lang);
  const [poster, setPoster] = useState<Poster | null>(null);
  useEffect(() => setPoster(answer && posterOf(answer, t, theme)), [answer, t, theme]);
  return poster;
}

function posterOf(answer: Answer, t: Language<"share">, theme: Theme | null): Poster {
  const components = componentsOf(answer);
  const boards = boardsOf(answer, t);
  // Light by default, like paper.
  const drawing = boards && drawBoards(boards, t, theme ?? "light");
  const title = positionName(components, answer.play)(t);
  const description = t.clauses((boards ?? []).map(({board}) => labelsFor(board, t).board));
  return {
    caption: positionQuestion(components, answer.play)(t),
    drawing,
    picture: posterPicture(drawing, {title, description}),
  };
}
