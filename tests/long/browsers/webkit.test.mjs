import {smokes} from "./smokes.mjs";
import {openWebKit} from "./webkit.mjs";

smokes("WebKit", openWebKit);
