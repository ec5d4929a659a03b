// Page of contest problems.
import {useTexts} from "../ui/language";
import {Contest, type ContestProps} from "./contest";

export function ContestPage(props: ContestProps) {
  const t = useTexts("contest");
  return (
    <div class="judge">
      <h1 tabindex={-1}>{t.contest.title}</h1>
      <p class="about">{t.contest.about}</p>
      <Contest {...props} />
    </div>
  );
}
