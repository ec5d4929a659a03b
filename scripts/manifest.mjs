// Writes dist/manifest-en.webmanifest and its like, the web app manifest in each language.
import {writeFileSync} from "node:fs";
import {paper} from "./colours.mjs";
import {openSources} from "./sources.mjs";

export async function writeManifests() {
  const sources = await openSources();
  const {langs, languages, loadLanguage} = await sources.load("/web/text/index.ts");
  const {formatLink, defaultLinkFields} = await sources.load("/web/address/link.ts");
  const {listLink} = await sources.load("/web/address/list-link.ts");
  const {defaultSequence, formatSequence} = await sources.load("/web/address/sequence-link.ts");
  for (const lang of langs) {
    const {ui, table, release} = await loadLanguage(lang);
    const chosen = {lang, theme: null};
    const links = [
      [table.play, formatLink({...defaultLinkFields, ...chosen, address: "nim:3,5,7", play: "normal", mode: "play"})],
      [table.puzzles, listLink("puzzles").format({chosen: null}, chosen)],
      [table.values, formatSequence(defaultSequence, chosen)],
    ];
    const manifest = {
      name: ui.title,
      short_name: ui.title,
      description: release.description,
      lang: languages[lang].tag,
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: paper.light,
      theme_color: paper.light,
      categories: ["education", "games"],
      icons: [
        {src: "icons/mark-192.png", sizes: "192x192", type: "image/png"},
        {src: "icons/mark-512.png", sizes: "512x512", type: "image/png"},
        {src: "icons/mark-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable"},
        {src: "mark.svg", sizes: "any", type: "image/svg+xml"},
      ],
      shortcuts: links.map(([name, link]) => ({name, url: `./${link}`})),
    };
    writeFileSync(`dist/manifest-${lang}.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
