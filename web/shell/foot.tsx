// Foot of every page: version, and a notice of a newer one, shown once near the board.
import {useLanguage} from "../ui/language";
import {hasSite} from "../ui/site";
import type {Release} from "./release";

export function Foot({release}: {release: Release}) {
  const t = useLanguage();
  const {version, isStored, hasUpdate, isDismissed, activateUpdate, dismiss} = release;
  if (version === null) return null;
  const reload = (
    <button type="button" onClick={activateUpdate}>
      {t.release.goOver}
    </button>
  );
  return (
    <footer class="foot">
      <p>
        {t(t.release.version, {version})}
        {isStored.value && ` · ${t.release.kept}`}
        {hasSite && (
          <>
            {" · "}
            <a href="./THIRD-PARTY-NOTICES.txt">{t.release.licences}</a>
          </>
        )}
      </p>
      {hasUpdate.value && isDismissed.value && (
        <p class="newer">
          {t.release.newer} {reload}
        </p>
      )}
      <div role="status">
        {hasUpdate.value && !isDismissed.value && (
          <p class="newer in-sight">
            <span>{t.release.newer}</span> {reload}
            <button type="button" class="quiet" onClick={dismiss}>
              {t.release.later}
            </button>
          </p>
        )}
      </div>
    </footer>
  );
}
