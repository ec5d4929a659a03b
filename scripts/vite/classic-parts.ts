import type {Plugin, Rolldown} from "vite";

type Chunk = Rolldown.OutputChunk;

const quoted = (names: Iterable<string>) => [...names].map((name) => JSON.stringify(name)).join(",");
const beside = (own: string, file: string) => new URL(file, `file:///${own}`).pathname.slice(1);

/**
 * Chunks in the form of CommonJS made into classic scripts, which load from any host and from a disk: each hands itself to the loader
 * (web/embed/script-loader.ts). That is the entry, with what it shares with the others inside; it exports `load` and `provide`.
 */
export function classicParts(): Plugin {
  return {
    name: "classic-parts",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
      );
      const entry = [...chunks.values()].find(({isEntry}) => isEntry);
      if (!entry) return this.error("there is no loader");

      /** All that a chunk needs before it, itself left out. */
      const needsOf = (name: string, found = new Set<string>()): Set<string> => {
        for (const need of chunks.get(name)?.imports ?? []) if (!found.has(need)) needsOf(need, found.add(need));
        return found;
      };
      const inside = needsOf(entry.fileName);
      const isOutside = (name: string) => name !== entry.fileName && !inside.has(name);

      const linked = ({code, fileName}: Chunk) =>
        code
          .replace(/Promise\.resolve\(\)\.then\(\(\)=>require\((["'`])([^"'`]+)\1\)\)/g, (_, __, file: string) => {
            const name = beside(fileName, file);
            return `load(${quoted([name, ...needsOf(name)].filter(isOutside))})`;
          })
          .replace(
            /\brequire\((["'`])(\.[^"'`]+)\1\)/g,
            (_, __, file: string) => `require(${quoted([beside(fileName, file)])})`,
          );

      for (const chunk of chunks.values()) {
        if (!isOutside(chunk.fileName)) continue;
        const needs = quoted(chunk.imports.filter(isOutside));
        chunk.code = `self[Symbol.for("sg-game parts")](${quoted([chunk.fileName])},[${needs}],(require,exports,load,url)=>{${linked(chunk)}});`;
      }
      const inner = [...inside].map((name) => {
        const chunk = chunks.get(name);
        if (!chunk) return this.error(`the loader needs ${name}`);
        delete bundle[name];
        return `${quoted([name])}:(require,exports)=>{${linked(chunk)}}`;
      });
      entry.code = `(()=>{
const parts={${inner.join(",")}},made={},exports=made[${quoted([entry.fileName])}]={};
const require=(name)=>made[name]??(parts[name](require,made[name]={}),made[name]);
const load=(...names)=>exports.load(...names);
${linked(entry)}
exports.provide(made,(src)=>import(src));
})();`;
    },
  };
}
