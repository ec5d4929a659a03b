// Element with everything in one file, for posts that are read without a network.
import {define} from "./element";
import * as figure from "./figure";

const {currentScript} = document;
const src = (currentScript as HTMLScriptElement | null)?.src;

define({home: src ? new URL("..", src).href : null, loadFigure: async () => figure});
