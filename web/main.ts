// Entry of the page. Styles come first, so that the order of their layers is fixed before late parts load.
import "./shell/style.css";
import "./shell/preload";

void import("./shell/app");
