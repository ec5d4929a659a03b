// The program that is written, or belongs to the position at hand: its store, one for the page.
import {computed, effect, signal} from "@preact/signals";
import {examples} from "../programs/examples";
import {createStudio} from "../programs/studio";
import type {Site} from "./site";

export {ToldBy} from "../programs/told-by";

function createSide({engineStatus, program, setProgram}: Site) {
  const studio = createStudio(engineStatus.engine);
  /** By a link that was followed. */
  const came = signal<string | null>(null);
  effect(() => {
    const link = program.value;
    if (!link) return;
    if (link.code !== null && link.code !== studio.code.peek()) came.value = link.code;
    studio.show(link);
  });
  // What is typed is in the link.
  effect(() => {
    const next = {code: studio.code.value, to: studio.to.value};
    const now = program.peek();
    if (now && (now.code !== next.code || now.to !== next.to)) setProgram(next);
  });
  const own = new Set(examples.map(({code}) => code));
  return {
    studio,
    /** It came with a link, and has not been run. */
    isForeign: computed(() => {
      const code = studio.code.value;
      return code === came.value && !own.has(code) && studio.result.value?.code !== code;
    }),
  };
}

let side: ReturnType<typeof createSide> | null = null;

export function programSide(site: Site) {
  side ??= createSide(site);
  return side;
}
