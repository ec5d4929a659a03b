// Games by code.
import {firstProgram, formatProgram, type ProgramLink, parseProgram} from "../../../address/program-link";
import {hasSite} from "../../../ui/site";
import type {RoutedPage} from "../../page";

export const page: RoutedPage<ProgramLink> = {
  ...{start: firstProgram, parse: parseProgram, format: formatProgram},
  entry: "values",
  order: 6,
  tab: (t) => t.ui.write,
  words: ["programs", "values"],
  load: async () =>
    hasSite ? (await import("./program-page")).ProgramPage : (await import("./no-programs")).NoPrograms,
};
