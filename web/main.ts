// The entry. Looks come first, so that the order of their layers stands before what is loaded late.
import "./shell/style.css";
import "./shell/preload";

void import("./shell/app");
