// QuickJS as a module, of the bytes that the host has.
import variant from "@jitl/quickjs-wasmfile-release-sync";
import {newQuickJSWASMModuleFromVariant, newVariant} from "quickjs-emscripten-core";

export const openQuickJs = (wasmModule: WebAssembly.Module) =>
  newQuickJSWASMModuleFromVariant(newVariant(variant, {wasmModule}));
