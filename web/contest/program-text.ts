// Programs for the contest problems, assembled from the methods in web/contest/programs/. The file of a method has a
// comment, includes or imports, and sections, each opened by a line such as `//: hdu-1849` or, in Python, `#: nim_sum`.
// A section with ids of problems is the last part of their programs. Before it come the sections of the functions that it
// calls, directly or through others, and first the includes, or the imports that occur in the program.

interface Section {
  /** A function, or the first ids of problems. */
  names: string[];
  text: string;
}

const marker = /^(?:\/\/|#): (.+)\n/m;
const importLine = /^((?:from \w+ )?import )(.+)$/;

/** Returns true for the id of a problem; a function's name has no hyphen. */
const isProblem = (name: string) => name.includes("-");

const calls = (text: string, name: string) => new RegExp(`\\b${name}\\(`).test(text);

function sectionsOf(file: string, method: string): {head: string[]; sections: Section[]} {
  const [start = "", ...parts] = method.split(marker);
  const [, ...head] = start.trim().split("\n");
  const sections: Section[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const section = {names: (parts[i] ?? "").split(" "), text: (parts[i + 1] ?? "").trim()};
    if (section.text === "") throw new Error(`${file}: section ${section.names.join(" ")} is empty`);
    sections.push(section);
  }
  return {head, sections};
}

/** Returns the texts of a section and of those that it calls, in the order of the file. */
function textsOf(last: Section, sections: readonly Section[]): string[] {
  const included = new Set([last]);
  // The set grows while its members are visited.
  for (const {text} of included)
    for (const section of sections)
      if (section.names.some((name) => !isProblem(name) && calls(text, name))) included.add(section);
  return sections.filter((section) => included.has(section)).map(({text}) => text);
}

/** Returns the head without what it imports for other programs. */
const headFor = (head: readonly string[], texts: readonly string[]) =>
  head.flatMap((line) => {
    const [, start, names] = importLine.exec(line) ?? [];
    if (start === undefined || names === undefined) return [line];
    const used = names.split(", ").filter((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
    return used.length > 0 ? [start + used.join(", ")] : [];
  });

/** Returns the program of each problem, by its first id, from the methods in one language, by their files. */
export function assemblePrograms(methods: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const programs = new Map<string, string>();
  for (const [file, method] of Object.entries(methods)) {
    const {head, sections} = sectionsOf(file, method);
    for (const section of sections) {
      const texts = textsOf(section, sections);
      // Around a function Python has two blank lines.
      const gap = texts.some((text) => /^def /m.test(text)) ? "\n\n\n" : "\n\n";
      const program = [headFor(head, texts).join("\n"), ...texts].filter(Boolean).join(gap);
      for (const id of section.names.filter(isProblem)) {
        if (programs.has(id)) throw new Error(`${file}: section ${id} is the second for this problem`);
        programs.set(id, `${program}\n`);
      }
    }
  }
  return programs;
}
