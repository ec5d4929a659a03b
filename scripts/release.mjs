// What makes a folder of built files one version: its name, written into every page and into version.txt, and the list of its files, by
// which sw.js keeps them.
import {createHash} from "node:crypto";
import {readdirSync, readFileSync, writeFileSync} from "node:fs";

const {version: release} = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const sha256 = (content, encoding) => createHash("sha256").update(content).digest(encoding);

/** The name of a file with the hash of what it holds behind it, which hosts pass over. */
export const hashed = (folder, file) => `${file}?${sha256(readFileSync(`${folder}/${file}`), "hex").slice(0, 8)}`;

/** Not kept: what tells of versions, the forms of the site for other places, and what hosts have made of a file. */
const leftOut = [
  /^(sw(-off)?\.js|version\.txt)$/,
  /^(standalone\.html$|embed\.html$|package\/|pictures\/)/,
  /^embed\/(sg-game\.single|frame|(engine|starter)-.*)\.(js|css)$/,
  /\.(br|gz)$/,
];
const isLeftOut = (file) => leftOut.some((some) => some.test(file));
/** Scripts and looks that stand under one name for ever are kept under one that changes with them. */
const isNamed = (file) => /^(embed|learn)\/.*\.(js|css)$/.test(file) && !/-[\w-]{8}\.js$/.test(file);

const stamp = /\n *<meta name="version" content="[^"]*" ?\/?>/;

/** May be done again, after a change of the files. */
export function writeRelease(folder) {
  const all = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`.slice(folder.length + 1))
    .sort();
  const pages = all.filter((file) => file.endsWith(".html"));
  for (const page of pages) rewrite(`${folder}/${page}`, (html) => html.replace(stamp, ""));
  const files = () =>
    Object.fromEntries(
      all
        .filter((file) => !isLeftOut(file))
        .map((file) => [
          isNamed(file) ? hashed(folder, file) : file,
          sha256(readFileSync(`${folder}/${file}`), "base64"),
        ]),
    );
  const version = `${release}+${sha256(JSON.stringify(files()), "hex").slice(0, 8)}`;
  for (const page of pages)
    rewrite(`${folder}/${page}`, (html) =>
      html.replace(/\n *<title>/, (title) => `\n<meta name="version" content="${version}">${title}`),
    );
  writeFileSync(`${folder}/version.txt`, `${version}\n`);
  rewrite(
    `${folder}/sw.js`,
    (script) =>
      `const BUILD = ${JSON.stringify({version, files: files()})};\n${script.replace(/^const BUILD = .*\n/, "")}`,
  );
  return version;
}

const rewrite = (file, change) => writeFileSync(file, change(readFileSync(file, "utf8")));
