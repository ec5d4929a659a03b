// The calls that have been made and not yet settled, and the session that works on them. Each is settled exactly once:
// by its answer, by its abort, by the second death of its session, be it silent or not, or by close().
import {cancelled, type EngineError, unavailable} from "./error";
import {watchHeartbeat} from "./heartbeat";
import type {Runner} from "./runner";
import {SessionPool} from "./session-pool";
import {inPassing} from "./timer";
import type {OpenSession, WorkerSession} from "./worker-session";

interface Call<Result = unknown> {
  id: number;
  send: (runner: Runner, id: number) => Promise<Result>;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  /** Sessions that have died while they worked on it. */
  deaths: number;
}

export interface Terms {
  /** Where no session can be opened, calls wait for `retry`, and this is told why; null once one runs again. Else they fail. */
  onGone?: (reason: EngineError | null) => void;
  /** While nothing is asked a second worker is opened, which takes over at once. */
  hasStandby?: boolean;
}

/** How long a worker has to read a cancel; less where the next one stands by. */
const CANCEL_MS = 100;
const CANCEL_MS_OF_TWO = 50;
const MOST_DEATHS = 2;

export class Calls {
  #open = new Set<Call>();
  #session: Promise<WorkerSession> | null = null;
  #unwatch: (() => void) | null = null;
  #next = 1;
  #closed = false;
  #gone: EngineError | null = null;
  #sessions: SessionPool;
  #onGone: Terms["onGone"];

  constructor(openSession: OpenSession, {onGone, hasStandby = false}: Terms = {}) {
    this.#sessions = new SessionPool(openSession, hasStandby);
    this.#onGone = onGone;
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
      const call = {id: this.#next++, send, resolve, reject, deaths: 0} as Call;
      this.#open.add(call);
      this.#sessions.stir();
      signal?.addEventListener("abort", () => this.#cancel(call), {signal: settled.signal});
      if (!this.#gone) this.#dispatch(call);
    }).finally(() => settled.abort());
  }

  /** Another try, after none could be opened. */
  retry(): void {
    if (!this.#gone || this.#closed) return;
    this.#gone = null;
    this.#begun();
    for (const call of this.#open) this.#dispatch(call);
  }

  /** The session ends, where nothing is asked of it; the next call begins another. */
  sleep(): void {
    if (!this.#open.size) this.#leave();
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    this.#sessions.close();
    for (const call of this.#open) this.#refuse(call, cancelled());
  }

  #begun(): Promise<WorkerSession> {
    if (!this.#session) {
      const session = this.#sessions.take(() => this.#lose(session));
      this.#session = session;
      session.then(
        () => this.#session === session && this.#onGone?.(null),
        (reason) => this.#miss(session, reason),
      );
    }
    return this.#session;
  }

  async #dispatch(call: Call): Promise<void> {
    const session = this.#begun();
    const waits = () => this.#open.has(call) && this.#session === session;
    try {
      const {runner, isWitnessed} = await session;
      if (!waits()) return;
      this.#unwatch ??= watchHeartbeat(
        () => runner.ping(),
        isWitnessed || call.deaths > 0,
        () => this.#lose(session),
      );
      const result = await call.send(runner, call.id);
      if (waits() && this.#settle(call)) call.resolve(result);
    } catch {
      // A session that could not be opened is missed by all calls at once.
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
    if (!this.#closed && this.#session) this.#sessions.ready(this.#session);
  }

  /** None can be opened. */
  #miss(session: Promise<WorkerSession>, reason: EngineError): void {
    if (this.#session !== session) return;
    this.#leave();
    if (this.#onGone) {
      this.#gone = reason;
      this.#onGone(reason);
    } else for (const call of this.#open) this.#refuse(call, reason);
  }

  /** The session died by itself. Any of its calls may be the reason: each is asked once more, of another. */
  #lose(session: Promise<WorkerSession>): void {
    if (this.#session !== session) return;
    this.#leave();
    for (const call of this.#open)
      if (++call.deaths === MOST_DEATHS) this.#refuse(call, unavailable("running-engine"));
      else this.#dispatch(call);
  }

  async #cancel(call: Call): Promise<void> {
    this.#refuse(call, cancelled());
    const session = this.#session;
    const runner = (await session?.catch(() => null))?.runner;
    if (!session || !runner) return;
    const late = inPassing(() => this.#replace(session), this.#sessions.hasNext ? CANCEL_MS_OF_TWO : CANCEL_MS);
    await runner.cancel(call.id);
    clearTimeout(late);
  }

  /** The session is too busy to read a cancel: another takes over, and the other calls are asked of it again. */
  #replace(session: Promise<WorkerSession>): void {
    if (this.#session !== session) return;
    this.#leave();
    this.#begun();
    for (const call of this.#open) this.#dispatch(call);
  }

  #leave(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#session?.then(
      ({leave}) => leave(),
      () => {},
    );
    this.#session = null;
  }
}
