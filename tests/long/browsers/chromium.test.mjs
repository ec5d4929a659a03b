import {openChromium} from "./chromium.mjs";
import {smokes} from "./smokes.mjs";

smokes("Chromium", openChromium);
