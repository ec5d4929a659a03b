import {parentPort} from "node:worker_threads";
import {expose} from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import {Runner} from "./runner";

if (parentPort) expose(new Runner(), nodeEndpoint(parentPort));
