// Export formats of the current position and its game, in the order of the list.
import {componentsOf} from "../game/analysis/outlines";
import type {State} from "../game/state";
import {positionName} from "../say/position-name";
import type {Language} from "../text";
import type {Exported, ExportFormat, FormatModule} from "./format";

const modules = Object.values(import.meta.glob<FormatModule>("./formats/*.ts", {eager: true})).sort(
  (a, b) => a.order - b.order,
);

/** Makes a file name such as "nim-3-5-7". */
const slug = (address: string) =>
  address
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "") || "position";

/** Returns the formats; none until the position is answered. */
export function exportFormatsOf(
  sources: Pick<Exported, "picture" | "onPaper" | "link"> & {state: State},
  t: Language<"share">,
): ExportFormat[] {
  const {analysis, mode, teaching} = sources.state;
  const answer = analysis.currentAnswer.value;
  if (!answer) return [];
  const exported = {
    ...{...sources, answer, fileName: slug(answer.address ?? "")},
    title: positionName(componentsOf(answer), answer.play)(t),
    showsAnswer: mode.value === "analyse" && !teaching.isCovered.value,
  };
  return modules.flatMap(({formatOf}) => formatOf(exported, t) ?? []);
}
