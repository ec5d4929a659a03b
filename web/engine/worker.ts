import {portOf} from "./messages";
import {serveRunner} from "./serve-runner";

serveRunner(portOf(globalThis as unknown as Worker));
