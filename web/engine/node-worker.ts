import {parentPort} from "node:worker_threads";
import {nodePortOf} from "./node-port";
import {serveRunner} from "./serve-runner";

if (parentPort) serveRunner(nodePortOf(parentPort));
