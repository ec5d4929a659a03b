// Errors that the engine throws, for the stores of pages other than the home page.
export {EngineError} from "../../engine/error";
