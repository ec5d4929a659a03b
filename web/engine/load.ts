// An engine instance, and what it is made of.
import createEngineModule, {type EngineModule} from "./generated/engine.mjs";

export interface Loaded {
  engine: EngineModule;
  /** Its memory, which grows and never shrinks. */
  memory: WebAssembly.Memory;
}

/** A fresh instance of the compiled engine.wasm; the glue never fetches anything itself. */
export function load(module: WebAssembly.Module): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    let memory: WebAssembly.Memory;
    createEngineModule({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports)
          .then((instance) => {
            const parts = Object.values(instance.exports);
            memory = parts.find((part) => part instanceof WebAssembly.Memory) as WebAssembly.Memory;
            receive(instance);
          })
          .catch(reject);
        return {};
      },
    }).then((engine) => resolve({engine, memory}), reject);
  });
}
