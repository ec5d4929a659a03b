// The calls that have been made and not yet settled, and the session that works on them. Each is settled exactly once:
// by its answer, by its abort, by the death of its session, be it silent or not, or by close().
import {cancelled, unavailable} from "./error";
import {watchHeartbeat} from "./heartbeat";
import type {Runner} from "./runner";
import type {WorkerSession} from "./worker-session";

interface Call<Result = unknown> {
  id: number;
  send: (runner: Runner, id: number) => Promise<Result>;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

const CANCEL_MS = 100;

export class Calls {
  #open = new Set<Call>();
  #session: Promise<WorkerSession> | null = null;
  #unwatch: (() => void) | null = null;
  #next = 1;
  #closed = false;
  #openSession: (onLost: () => void) => Promise<WorkerSession>;

  constructor(openSession: (onLost: () => void) => Promise<WorkerSession>) {
    this.#openSession = openSession;
  }

  /** Settles once an engine has started, or with the reason why none can. */
  async ready(): Promise<void> {
    await this.#begun();
  }

  make<Result>(send: Call<Result>["send"], signal?: AbortSignal): Promise<Result> {
    if (this.#closed) return Promise.reject(unavailable("open-engine"));
    if (signal?.aborted) return Promise.reject(cancelled());
    const settled = new AbortController();
    return new Promise<Result>((resolve, reject) => {
      const call = {id: this.#next++, send, resolve, reject} as Call;
      this.#open.add(call);
      signal?.addEventListener("abort", () => this.#cancel(call), {signal: settled.signal});
      this.#dispatch(call);
    }).finally(() => settled.abort());
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    for (const call of this.#open) this.#refuse(call, cancelled());
  }

  #begun(): Promise<WorkerSession> {
    if (!this.#session) {
      const session = this.#openSession(() => this.#lose(session));
      this.#session = session;
      session.catch((reason) => this.#lose(session, reason));
    }
    return this.#session;
  }

  async #dispatch(call: Call): Promise<void> {
    const session = this.#begun();
    const waits = () => this.#open.has(call) && this.#session === session;
    try {
      const {runner} = await session;
      if (!waits()) return;
      this.#unwatch ??= watchHeartbeat(
        () => runner.ping(),
        () => this.#lose(session),
      );
      const result = await call.send(runner, call.id);
      if (waits() && this.#settle(call)) call.resolve(result);
    } catch {
      if (waits()) this.#refuse(call, unavailable("answering-engine"));
    }
  }

  #refuse(call: Call, error: Error): void {
    if (this.#settle(call)) call.reject(error);
  }

  /** False when it was settled before; a session that nobody waits for is not watched. */
  #settle(call: Call): boolean {
    const open = this.#open.delete(call);
    if (this.#open.size === 0) this.#rest();
    return open;
  }

  #rest(): void {
    this.#unwatch?.();
    this.#unwatch = null;
  }

  /** The session died by itself: its calls fail, since any of them may be the reason; the next call opens another. */
  #lose(session: Promise<WorkerSession>, reason: Error = unavailable("running-engine")): void {
    if (this.#session !== session) return;
    this.#leave();
    for (const call of this.#open) this.#refuse(call, reason);
  }

  async #cancel(call: Call): Promise<void> {
    this.#refuse(call, cancelled());
    const session = this.#session;
    const runner = (await session?.catch(() => null))?.runner;
    if (!session || !runner) return;
    const late = setTimeout(() => this.#replace(session), CANCEL_MS);
    await runner.cancel(call.id);
    clearTimeout(late);
  }

  /** The session is too busy to read a cancel: another takes over, and the other calls are asked of it again. */
  #replace(session: Promise<WorkerSession>): void {
    if (this.#session !== session) return;
    this.#leave();
    for (const call of this.#open) this.#dispatch(call);
  }

  #leave(): void {
    this.#rest();
    this.#session?.then(
      ({leave}) => leave(),
      () => {},
    );
    this.#session = null;
  }
}
