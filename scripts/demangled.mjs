// Readable names of C++ functions from their mangled names.
import {execFileSync} from "node:child_process";

/** Strips the result, the parameters and the template arguments off a demangled name; a lambda becomes the function around it. */
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

const cache = new Map();

/** Returns the plain name of a mangled one; a function local to a file comes with the name of its file before it, which is dropped. */
export function functionOf(mangled) {
  const name = mangled.replace(/^[^_].*?:(?=_)/, "");
  if (!cache.has(name)) cache.set(name, plainName(execFileSync("llvm-cxxfilt", [name], {encoding: "utf8"}).trim()));
  return cache.get(name);
}
