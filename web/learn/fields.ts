// Lines `key: value`, which begin an article and most of its blocks. Errors name file and line.

/** Lines of a file, with the number of the first. */
export interface Excerpt {
  path: string;
  line: number;
  lines: string[];
}

export const fault = (path: string, line: number, message: string) => new Error(`${path}:${line}: ${message}`);

/** Parses the lines; `choices` has the possible values of some keys. */
export function parseFields<Required extends string, Optional extends string = never>(
  {path, line, lines}: Excerpt,
  required: readonly Required[],
  optional: readonly Optional[] = [],
  choices: Readonly<Record<string, readonly string[]>> = {},
): Record<Required, string> & Partial<Record<Optional, string>> {
  const known: string[] = [...required, ...optional];
  const fields = new Map<string, string>();
  for (const [i, text] of lines.entries()) {
    const [, key = "", value = ""] = /^([a-z]+): +(.*\S)/.exec(text) ?? [];
    if (!key) throw fault(path, line + i, `not a line "key: value": ${text}`);
    if (!known.includes(key)) throw fault(path, line + i, `unknown key ${key}; there are ${known.join(", ")}`);
    if (fields.has(key)) throw fault(path, line + i, `${key} is given twice`);
    if (choices[key]?.includes(value) === false)
      throw fault(path, line + i, `${key} is one of ${choices[key].join(", ")}, not ${value}`);
    fields.set(key, value);
  }
  for (const key of required) if (!fields.has(key)) throw fault(path, line, `lacks ${key}`);
  return Object.fromEntries(fields) as Record<Required, string> & Partial<Record<Optional, string>>;
}
