// Store of the program that is being written or that belongs to the current position; one for the page.
import {computed, effect, signal} from "@preact/signals";
import {examples} from "../programs/examples";
import {createProgramStore} from "../programs/program-store";
import {page} from "./pages/write";
import type {Site} from "./site";

export {ProgramPanel} from "../programs/program-panel";

function createSide({engineStatus, linkOf, setLink}: Site) {
  const program = linkOf(page);
  const studio = createProgramStore(engineStatus.engine);
  /** Code of the last link that was opened. */
  const linkedCode = signal<string | null>(null);
  effect(() => {
    const link = program.value;
    if (!link) return;
    if (link.code !== null && link.code !== studio.code.peek()) linkedCode.value = link.code;
    studio.show(link);
  });
  // Writes what is typed into the link.
  effect(() => {
    const next = {code: studio.code.value, to: studio.to.value};
    const current = program.peek();
    if (current && (current.code !== next.code || current.to !== next.to)) setLink(page, next);
  });
  const exampleCodes = new Set(examples.map(({code}) => code));
  return {
    studio,
    /** True for code that came with a link and has not been run yet. */
    isForeign: computed(() => {
      const code = studio.code.value;
      return code === linkedCode.value && !exampleCodes.has(code) && studio.result.value?.code !== code;
    }),
  };
}

let side: ReturnType<typeof createSide> | null = null;

export function programSide(site: Site) {
  side ??= createSide(site);
  return side;
}
