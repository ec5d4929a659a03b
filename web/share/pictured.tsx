// A picture as others will see it, with what is said of it.
import type {ComponentChildren} from "preact";
import {useWords} from "../ui/language";

interface PicturedProps {
  /** Null where there is none. */
  svg: string | null;
  /** Beneath it, as a part of it. */
  caption?: string;
  says: ComponentChildren;
}

export function Pictured({svg, caption, says}: PicturedProps) {
  const t = useWords("share");
  return (
    <figure class="preview" aria-label={t.share.preview}>
      <div class="picture">
        {svg && <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />}
        {caption && <p class="caption">{caption}</p>}
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  );
}
