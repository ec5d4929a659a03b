// Disposable copy of the tree under build/scratch. Unchanged files keep their times, so that its builds are incremental.
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

/** Returns all files that git tracks or would add. */
export const treeFiles = () =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {encoding: "utf8"})
    .split(NUL)
    .filter((file) => file !== "" && existsSync(file));

/** Writes a file and returns true, unless it has these contents already; `mode` is for a new file. */
export function writeIfChanged(path, contents, mode = 0o666) {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(contents))) return false;
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, contents, {mode});
  return true;
}

/** Updates the copy and returns its folder; `instead` has the contents of files that differ. dist and node_modules are shared. */
export function openScratch(name, instead = new Map()) {
  const folder = join("build/scratch", name);
  const files = treeFiles();
  for (const file of files)
    writeIfChanged(join(folder, file), instead.get(file) ?? readFileSync(file), statSync(file).mode);
  const list = join(folder, "build/files.json");
  const before = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const current = new Set(files);
  for (const file of before) if (!current.has(file)) rmSync(join(folder, file), {force: true});
  writeIfChanged(list, JSON.stringify(files));
  for (const shared of ["node_modules", "dist"])
    if (!lstatSync(join(folder, shared), {throwIfNoEntry: false}))
      symlinkSync(`../../../${shared}`, join(folder, shared));
  if (existsSync("web/engine/generated"))
    cpSync("web/engine/generated", join(folder, "web/engine/generated"), {recursive: true});
  return folder;
}

/** Configures and builds where the suites look for the command. Returns {ok, output} of the first step that failed, or of the last. */
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
