// The workflow for GitHub Pages, as far as it can be tested without GitHub: its permissions, its trusted actions, and
// its commands.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from "node:fs";
import {join, resolve} from "node:path";
import {after, test} from "node:test";
import {parse} from "yaml";
import {example} from "./servers.mjs";

const workflowFile = "docs/hosting/github-pages.yml";
const {on, permissions, jobs} = parse(readFileSync(workflowFile, "utf8"));
const steps = Object.values(jobs).flatMap((job) => job.steps);

mkdirSync("build", {recursive: true});
const work = mkdtempSync(resolve("build/pages-"));
after(() => rmSync(work, {recursive: true, force: true}));
const sh = (line) => execFileSync("sh", ["-e", "-c", line], {cwd: work});

test("the lines of the document put it where GitHub looks", () => {
  cpSync("docs/hosting", join(work, "docs/hosting"), {recursive: true});
  sh(example("GitHub Pages", "sh"));
  const [name, ...others] = readdirSync(join(work, ".github/workflows"));
  assert.deepEqual([name, others], ["pages.yml", []]);
  assert.ok(on.push.branches.includes("main") && "workflow_dispatch" in on);
});

test("no job may do more than it must, and none that builds may write", () => {
  assert.deepEqual(permissions, {});
  assert.deepEqual(jobs.build.permissions, {contents: "read", pages: "read"});
  assert.deepEqual(jobs.publish.permissions, {pages: "write", "id-token": "write"});
  assert.ok(!jobs.publish.steps.some(({run}) => run));
  assert.equal(jobs.build.steps[0].with["persist-credentials"], false);
});

test("every action is pinned to a commit, with its version beside it", () => {
  const lines = readFileSync(workflowFile, "utf8").match(/uses: .*/g) ?? [];
  assert.ok(lines.length > 0 && lines.length === steps.filter(({uses}) => uses).length);
  for (const line of lines) assert.match(line, /^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("every output that is read is of a step with that name", () => {
  const outputReferences = [...readFileSync(workflowFile, "utf8").matchAll(/\$\{\{ steps\.(\w+)\.outputs\.\w+ \}\}/g)];
  assert.ok(outputReferences.length > 0);
  for (const [, id] of outputReferences)
    assert.ok(
      steps.some((step) => step.id === id),
      id,
    );
});

test("its commands leave the folder that it publishes, without the package", () => {
  const commands = jobs.build.steps.flatMap(({run}) => run ?? []);
  assert.ok(commands.includes(example("Hosting", "sh").split("\n")[0]));
  assert.ok(JSON.parse(readFileSync("package.json", "utf8")).scripts.build);
  // The build command ran before this suite, and would take minutes in an empty folder.
  cpSync("dist", join(work, "dist"), {recursive: true});
  for (const run of commands) if (run !== "npm run build") sh(run);
  const published = jobs.build.steps.at(-1).with.path;
  assert.ok(existsSync(join(work, published, "index.html")));
  assert.ok(!existsSync(join(work, published, "package")));
});
