// Page of games.
import {useTexts} from "../ui/language";
import {Gallery, type GalleryProps} from "./gallery";

export function GamesPage(props: GalleryProps) {
  const t = useTexts("gallery");
  return (
    <div class="gallery">
      <h1 tabindex={-1}>{t.gallery.title}</h1>
      <p class="about">{t.gallery.about}</p>
      <Gallery {...props} />
    </div>
  );
}
