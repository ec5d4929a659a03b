// The ground of the page in either theme, as its tokens have it.
import {readFileSync} from "node:fs";

const tokens = readFileSync(new URL("../web/ui/tokens.css", import.meta.url), "utf8");
const [, light = "", dark = ""] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
export const paper = {light, dark};
