// Mutant schemata: one text with many mutants of a C++ source, each behind a switch that is set at run time
// (tests/mutation/mutant-switch.hpp). Source: Untch, Offutt, Harrold 1993.

export const MUTANT_SWITCH = "tests/mutation/mutant-switch.hpp";

/** Compiler flags: include the switch first, and no warnings, since a mutant may leave something unused. */
export const weavingFlags = (folder, optimise) => ({
  CMAKE_CXX_FLAGS: `-include ${folder}/${MUTANT_SWITCH} -w`,
  CMAKE_CXX_FLAGS_DEBUG: optimise,
});

/**
 * Returns a choice among the mutants of one place, as a statement if the place ends with a semicolon, otherwise as an expression. A
 * condition is made a boolean first: the common type of an optional and a boolean is an optional, which would always hold a value.
 */
function choice(old, mutants) {
  if (old.endsWith(";")) {
    const branches = mutants.map(({id, text}) => `if (MUTANT(${id})) { ${text} } else `).join("");
    return `{ ${branches}{ ${old} } }`;
  }
  const truth = mutants[0].kind === "condition" ? "!!" : "";
  return `(${mutants.map(({id, text}) => `MUTANT(${id}) ? (${text}) : `).join("")}${truth}(${old}))`;
}

/**
 * Returns the source with its mutants, {id, start, end, kind, text}, where `text` replaces the range from `start` to `end`. Throws if
 * two places overlap without being equal. Lines keep their numbers.
 */
export function weave(source, mutants) {
  const places = new Map();
  for (const mutant of mutants) places.set(mutant.start, [...(places.get(mutant.start) ?? []), mutant]);
  let out = "";
  let at = 0;
  for (const [start, placeMutants] of [...places].sort(([a], [b]) => a - b)) {
    const [{end}] = placeMutants;
    if (start < at || placeMutants.some((mutant) => mutant.end !== end)) throw new Error(`mutants overlap at ${start}`);
    const old = source.slice(start, end);
    const branches = choice(
      flat(old),
      placeMutants.map((mutant) => ({...mutant, text: flat(mutant.text)})),
    );
    out += source.slice(at, start) + branches + "\n".repeat(old.split("\n").length - 1);
    at = end;
  }
  return out + source.slice(at);
}

const flat = (text) => text.replace(/\/\/.*$/gm, "").replace(/\s*\n\s*/g, " ");
