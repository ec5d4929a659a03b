// Opens QuickJS as a module, from bytes that the host has loaded.
import variant from "@jitl/quickjs-wasmfile-release-sync";
import {newQuickJSWASMModuleFromVariant, newVariant} from "quickjs-emscripten-core";

export const openQuickJs = (wasmModule: WebAssembly.Module) =>
  newQuickJSWASMModuleFromVariant(newVariant(variant, {wasmModule}));
