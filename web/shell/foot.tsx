// The foot of every page: its version, and whether there is a newer one, which is told once in sight of the board.
import {useLanguage} from "../ui/language";
import {hasSite} from "../ui/site";
import type {Release} from "./release";

export function Foot({release}: {release: Release}) {
  const t = useLanguage();
  const {version, isKept, isNewer, isLater, goOver, later} = release;
  if (version === null) return null;
  const reload = (
    <button type="button" onClick={goOver}>
      {t.release.goOver}
    </button>
  );
  return (
    <footer class="foot">
      <p>
        {t(t.release.version, {version})}
        {isKept.value && ` · ${t.release.kept}`}
        {hasSite && (
          <>
            {" · "}
            <a href="./THIRD-PARTY-NOTICES.txt">{t.release.licences}</a>
          </>
        )}
      </p>
      {isNewer.value && isLater.value && (
        <p class="newer">
          {t.release.newer} {reload}
        </p>
      )}
      <div role="status">
        {isNewer.value && !isLater.value && (
          <p class="newer in-sight">
            <span>{t.release.newer}</span> {reload}
            <button type="button" class="quiet" onClick={later}>
              {t.release.later}
            </button>
          </p>
        )}
      </div>
    </footer>
  );
}
