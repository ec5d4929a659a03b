// Figure with a picture as others will see it, and a description.
import type {ComponentChildren} from "preact";
import {useTexts} from "../ui/language";

interface PictureFigureProps {
  /** Null if there is no picture. */
  svg: string | null;
  /** Caption beneath the picture, which is a part of it. */
  caption?: string;
  description: ComponentChildren;
}

export function PictureFigure({svg, caption, description}: PictureFigureProps) {
  const t = useTexts("share");
  return (
    <figure class="preview" aria-label={t.share.preview}>
      <div class="picture">
        {svg && <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />}
        {caption && <p class="caption">{caption}</p>}
      </div>
      <figcaption>{description}</figcaption>
    </figure>
  );
}
