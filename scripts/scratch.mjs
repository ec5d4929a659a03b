// A copy of the tree under build/scratch that may be spoiled. What has not changed keeps its time, so that its builds go on from
// the last one.
import {execFileSync} from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import {availableParallelism} from "node:os";
import {dirname, join} from "node:path";

const NUL = "\0";

/** All files that git knows or would add. */
export const treeFiles = () =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {encoding: "utf8"})
    .split(NUL)
    .filter((file) => file !== "" && existsSync(file));

/** Whether the file was another before; `mode` is that of a new one. */
export function put(path, contents, mode = 0o666) {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(contents))) return false;
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, contents, {mode});
  return true;
}

/** The folder of the copy; `instead` has the contents of files that shall differ. What the site is built into is shared. */
export function openScratch(name, instead = new Map()) {
  const folder = join("build/scratch", name);
  const files = treeFiles();
  for (const file of files) put(join(folder, file), instead.get(file) ?? readFileSync(file), statSync(file).mode);
  const list = join(folder, "build/files.json");
  const before = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const kept = new Set(files);
  for (const file of before) if (!kept.has(file)) rmSync(join(folder, file), {force: true});
  put(list, JSON.stringify(files));
  for (const shared of ["node_modules", "dist"])
    if (!lstatSync(join(folder, shared), {throwIfNoEntry: false}))
      symlinkSync(`../../../${shared}`, join(folder, shared));
  if (existsSync("web/engine/generated"))
    cpSync("web/engine/generated", join(folder, "web/engine/generated"), {recursive: true});
  return folder;
}

/** Configures and builds where the suites look for the command; what the compiler says, and whether it was content. */
export function buildScratch(folder, flags, targets = ["sg", "engine-tests"]) {
  const built = "build/native-release";
  const run = (args) => {
    try {
      return {
        ok: true,
        output: execFileSync("cmake", args, {
          cwd: folder,
          encoding: "utf8",
          stdio: ["ignore", "pipe", "pipe"],
          maxBuffer: 1e9,
        }),
      };
    } catch ({stdout, stderr}) {
      return {ok: false, output: `${stdout}${stderr}`};
    }
  };
  const options = Object.entries({CMAKE_BUILD_TYPE: "Debug", CMAKE_CXX_COMPILER: "clang++", ...flags});
  const configured = run(["-B", built, "-G", "Ninja", ...options.map(([key, value]) => `-D${key}=${value}`)]);
  if (!configured.ok) return configured;
  const parallel = String(availableParallelism());
  return run(["--build", built, "--parallel", parallel, "--target", ...targets, "--", "-k", "0"]);
}
