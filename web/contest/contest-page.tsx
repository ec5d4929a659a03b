// The page of contest problems.
import {useWords} from "../ui/language";
import {Contest, type ContestProps} from "./contest";

export function ContestPage(props: ContestProps) {
  const t = useWords("contest");
  return (
    <div class="judge">
      <h1 tabindex={-1}>{t.contest.title}</h1>
      <p class="about">{t.contest.about}</p>
      <Contest {...props} />
    </div>
  );
}
