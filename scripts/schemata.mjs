// Mutant schemata: one text that holds many mutants of a C++ source, each behind a switch that is set when it runs
// (tests/mutation/alive.hpp). Source: Untch, Offutt, Harrold 1993.

export const ALIVE = "tests/mutation/alive.hpp";

/** What a compiler is told: the switch comes first, and a mutant may leave something unused. */
export const weavingFlags = (folder, optimise) => ({
  CMAKE_CXX_FLAGS: `-include ${folder}/${ALIVE} -w`,
  CMAKE_CXX_FLAGS_DEBUG: optimise,
});

/**
 * A choice among the mutants of one place, which is a statement if it ends as one, and else an expression. A condition is made a
 * truth first: of an optional and a truth the common type is an optional, which holds something in either way.
 */
function choice(old, mutants) {
  if (old.endsWith(";")) {
    const ways = mutants.map(({id, text}) => `if (MUTANT(${id})) { ${text} } else `).join("");
    return `{ ${ways}{ ${old} } }`;
  }
  const truth = mutants[0].kind === "condition" ? "!!" : "";
  return `(${mutants.map(({id, text}) => `MUTANT(${id}) ? (${text}) : `).join("")}${truth}(${old}))`;
}

/**
 * The source with its mutants, {id, start, end, kind, text}, each a text instead of what stands from `start` to `end`. Two places
 * are the same or have nothing in common. Lines stay where they are.
 */
export function woven(source, mutants) {
  const places = new Map();
  for (const mutant of mutants) places.set(mutant.start, [...(places.get(mutant.start) ?? []), mutant]);
  let out = "";
  let at = 0;
  for (const [start, own] of [...places].sort(([a], [b]) => a - b)) {
    const [{end}] = own;
    if (start < at || own.some((mutant) => mutant.end !== end)) throw new Error(`mutants overlap at ${start}`);
    const old = source.slice(start, end);
    const ways = choice(
      flat(old),
      own.map((mutant) => ({...mutant, text: flat(mutant.text)})),
    );
    out += source.slice(at, start) + ways + "\n".repeat(old.split("\n").length - 1);
    at = end;
  }
  return out + source.slice(at);
}

const flat = (text) => text.replace(/\/\/.*$/gm, "").replace(/\s*\n\s*/g, " ");
