import type {Plugin, Rolldown} from "vite";

type Chunk = Rolldown.OutputChunk;

const quoted = (names: Iterable<string>) => [...names].map((name) => JSON.stringify(name)).join(",");
const resolveFrom = (base: string, file: string) => new URL(file, `file:///${base}`).pathname.slice(1);

/**
 * Plugin that turns CommonJS chunks into classic scripts, which load from any host and from a disk: each registers itself with the loader
 * (web/embed/script-loader.ts). The loader is the entry and contains what it shares with the others; it exports `load` and `provide`.
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

      /** Returns all chunks that a chunk needs to be loaded before it, without itself. */
      const needsOf = (name: string, needed = new Set<string>()): Set<string> => {
        for (const need of chunks.get(name)?.imports ?? []) if (!needed.has(need)) needsOf(need, needed.add(need));
        return needed;
      };
      const inside = needsOf(entry.fileName);
      const isOutside = (name: string) => name !== entry.fileName && !inside.has(name);

      const linked = ({code, fileName}: Chunk) =>
        code
          .replace(/Promise\.resolve\(\)\.then\(\(\)=>require\((["'`])([^"'`]+)\1\)\)/g, (_, __, file: string) => {
            const name = resolveFrom(fileName, file);
            return `load(${quoted([name, ...needsOf(name)].filter(isOutside))})`;
          })
          .replace(
            /\brequire\((["'`])(\.[^"'`]+)\1\)/g,
            (_, __, file: string) => `require(${quoted([resolveFrom(fileName, file)])})`,
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
