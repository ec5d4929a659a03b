// Instantiation of the compiled engine.
import createEngineModule, {type EngineModule} from "./generated/engine.mjs";

export interface EngineInstance {
  engine: EngineModule;
  /** Memory of the instance, which grows and never shrinks. */
  memory: WebAssembly.Memory;
}

/** Creates an instance of the compiled engine.wasm; the glue code never fetches anything itself. */
export function instantiate(module: WebAssembly.Module): Promise<EngineInstance> {
  return new Promise((resolve, reject) => {
    let memory: WebAssembly.Memory;
    createEngineModule({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports)
          .then((instance) => {
            const exported = Object.values(instance.exports);
            memory = exported.find((item) => item instanceof WebAssembly.Memory) as WebAssembly.Memory;
            receive(instance);
          })
          .catch(reject);
        return {};
      },
    }).then((engine) => resolve({engine, memory}), reject);
  });
}
