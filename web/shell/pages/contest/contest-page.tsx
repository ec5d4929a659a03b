// Page of contest problems.
import {ContestPage as Contest} from "../../../contest/contest-page";
import {useTexts} from "../../../ui/language";
import {Frame} from "../../frame";
import {navigate, type PageProps, settingsOf} from "../../site";
import "../../../contest/contest.css";
import {page as games} from "../games";
import {page} from ".";

export function ContestPage({site}: PageProps) {
  const t = useTexts("contest");
  const {judging, samples} = site;
  const {linkTo} = settingsOf(site);
  return (
    <Frame site={site} title={[t.contest.title]}>
      <main>
        <Contest
          problems={judging.problems.value}
          games={samples.catalog.value}
          judged={judging.judged.value}
          fault={judging.fault.value}
          busy={judging.busy.value}
          chosen={site.linkOf(page).value?.chosen ?? null}
          problemLink={(id) => linkTo.page(page, {chosen: id})}
          gamesLink={linkTo.page(games)}
          linkOf={(address, play) => linkTo.position(address, play)}
          onChoose={(id) => navigate(linkTo.page(page, {chosen: id}))}
          onJudge={judging.judge}
          onClear={judging.clear}
          onOpen={(address, play) => navigate(linkTo.position(address, play))}
        />
      </main>
    </Frame>
  );
}
