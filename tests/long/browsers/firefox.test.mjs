import {openFirefox} from "./firefox.mjs";
import {smokes} from "./smokes.mjs";

smokes("Firefox", openFirefox);
