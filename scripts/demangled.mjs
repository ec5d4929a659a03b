// The names that people gave to functions of C++, of the names that linkers know.
import {execFileSync} from "node:child_process";

/** A demangled name without its result, its parameters and those of its templates; of a lambda the function around it. */
export function plainName(demangled) {
  let depth = 0;
  let name = "";
  for (const sign of demangled.replaceAll("(anonymous namespace)::", "").replaceAll("->", "")) {
    if (sign === "<") depth++;
    if (depth === 0 && sign === "(") break;
    if (depth === 0) name += sign;
    if (sign === ">") depth--;
  }
  return name.trim().replace(/^.* /, "").replace(/^sg::/, "");
}

const known = new Map();

/** A function of a file of its own has its file's name before it. */
export function functionOf(mangled) {
  const name = mangled.replace(/^[^_].*?:(?=_)/, "");
  if (!known.has(name)) known.set(name, plainName(execFileSync("llvm-cxxfilt", [name], {encoding: "utf8"}).trim()));
  return known.get(name);
}
