// The page of contest problems within the site.
import {ContestPage as Contest} from "../contest/contest-page";
import {useWords} from "../ui/language";
import {Frame} from "./frame";
import {follow, type PageProps, settingsOf} from "./site";
import "../contest/contest.css";

export function ContestPage({site, thing}: PageProps) {
  const t = useWords("contest");
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
          chosen={thing}
          problemLink={(id) => linkTo.page("contest", id)}
          linkOf={(address, play) => linkTo.position(address, play)}
          onChoose={(id) => follow(linkTo.page("contest", id))}
          onJudge={judging.judge}
          onClear={judging.clear}
          onOpen={(address, play) => follow(linkTo.position(address, play))}
        />
      </main>
    </Frame>
  );
}
