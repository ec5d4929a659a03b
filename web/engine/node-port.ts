// Port over a thread of Node, or within a thread that of its parent.
import type {MessagePort, Worker} from "node:worker_threads";
import type {Port} from "./messages";

export const nodePortOf = <Sent, Received>(target: MessagePort | Worker): Port<Sent, Received> => ({
  send: (message, transfer = []) => target.postMessage(message, transfer as ArrayBuffer[]),
  listen: (listener) => void target.on("message", listener),
});
