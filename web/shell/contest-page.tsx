// Page of contest problems.
import {ContestPage as Contest} from "../contest/contest-page";
import {useTexts} from "../ui/language";
import {Frame} from "./frame";
import {navigate, type PageProps, settingsOf} from "./site";
import "../contest/contest.css";

export function ContestPage({site, selection}: PageProps) {
  const t = useTexts("contest");
  const {judging, samples} = site;
  const {linkTo} = settingsOf(site);
  return (
    <Frame site={site} page="contest" title={[t.contest.title]}>
      <main>
        <Contest
          problems={judging.problems.value}
          games={samples.catalog.value}
          judged={judging.judged.value}
          fault={judging.fault.value}
          busy={judging.busy.value}
          chosen={selection}
          problemLink={(id) => linkTo.page("contest", id)}
          linkOf={(address, play) => linkTo.position(address, play)}
          onChoose={(id) => navigate(linkTo.page("contest", id))}
          onJudge={judging.judge}
          onClear={judging.clear}
          onOpen={(address, play) => navigate(linkTo.position(address, play))}
        />
      </main>
    </Frame>
  );
}
