// Stamps a folder of built files with its version, in every page and in version.txt, and with the list of its files, which
// sw.js caches.
import {createHash} from "node:crypto";
import {readdirSync, readFileSync, writeFileSync} from "node:fs";

const {version: release} = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const sha256 = (content, encoding) => createHash("sha256").update(content).digest(encoding);

/** Returns the name of a file with the hash of its content as the query, which hosts ignore. */
export const hashed = (folder, file) => `${file}?${sha256(readFileSync(`${folder}/${file}`), "hex").slice(0, 8)}`;

/** Files not to cache: those about versions, the forms of the site for other places, and compressed copies for hosts. */
const excluded = [
  /^(sw(-off)?\.js|version\.txt)$/,
  /^(standalone\.html$|embed\.html$|package\/|pictures\/)/,
  /^embed\/(sg-game\.single|frame|(engine|starter)-.*)\.(js|css)$/,
  /\.(br|gz)$/,
];
const isExcluded = (file) => excluded.some((pattern) => pattern.test(file));
/** Returns true for scripts and styles with a permanent name; they are cached under a name with a hash. */
const hasStableName = (file) => /^(embed|learn)\/.*\.(js|css)$/.test(file) && !/-[\w-]{8}\.js$/.test(file);

const stamp = /\n *<meta name="version" content="[^"]*" ?\/?>/;

/** Writes the version; may be called again after the files have changed. */
export function writeRelease(folder) {
  const allFiles = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`.slice(folder.length + 1))
    .sort();
  const pages = allFiles.filter((file) => file.endsWith(".html"));
  for (const page of pages) rewrite(`${folder}/${page}`, (html) => html.replace(stamp, ""));
  const files = () =>
    Object.fromEntries(
      allFiles
        .filter((file) => !isExcluded(file))
        .map((file) => [
          hasStableName(file) ? hashed(folder, file) : file,
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
