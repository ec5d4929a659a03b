// The entry.
import "./shell/start";
