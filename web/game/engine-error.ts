// What the engine throws, for the stores of the pages beside the first one.
export {EngineError} from "../engine/error";
