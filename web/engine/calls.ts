// Calls that are pending, and the worker session that runs them. Each call settles exactly once: by its answer, by its
// abort, by the second death of its session (detected by an event or by silence), or by close().
import {cancelled, type EngineError, unavailable} from "./error";
import {watchHeartbeat} from "./heartbeat";
import type {RunnerCalls} from "./runner";
import {SessionPool} from "./session-pool";
import {setUnrefTimeout} from "./timer";
import type {OpenSession, WorkerSession} from "./worker-session";

interface Call<Result = unknown> {
  id: number;
  send: (runner: RunnerCalls, id: number) => Promise<Result>;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  /** Number of sessions that died while they ran this call. */
  deaths: number;
}

export interface CallsOptions {
  /**
   * If given, calls wait for `retry` when no session can be opened; called with the error, and with null once a session
   * runs. If absent, calls fail.
   */
  onGone?: (reason: EngineError | null) => void;
  /** True to open a second worker while no call is pending, so that it can take over at once. */
  hasStandby?: boolean;
}

/** Milliseconds that a worker has to read a cancel; fewer if a standby worker can take over. */
const CANCEL_TIMEOUT_MS = 100;
const CANCEL_TIMEOUT_MS_WITH_STANDBY = 50;
const MAX_DEATHS = 2;

export class Calls {
  #pending = new Set<Call>();
  #session: Promise<WorkerSession> | null = null;
  #stopHeartbeat: (() => void) | null = null;
  #nextId = 1;
  #closed = false;
  #openError: EngineError | null = null;
  #sessionPool: SessionPool;
  #onGone: CallsOptions["onGone"];

  constructor(openSession: OpenSession, {onGone, hasStandby = false}: CallsOptions = {}) {
    this.#sessionPool = new SessionPool(openSession, hasStandby);
    this.#onGone = onGone;
  }

  /** Resolves once an engine has started; rejects with the EngineError if none can be opened. */
  async ready(): Promise<void> {
    await this.#ensureSession();
  }

  make<Result>(send: Call<Result>["send"], signal?: AbortSignal): Promise<Result> {
    if (this.#closed) return Promise.reject(unavailable("open-engine"));
    if (signal?.aborted) return Promise.reject(cancelled());
    const listenerAbort = new AbortController();
    return new Promise<Result>((resolve, reject) => {
      const call = {id: this.#nextId++, send, resolve, reject, deaths: 0} as Call;
      this.#pending.add(call);
      this.#sessionPool.markBusy();
      signal?.addEventListener("abort", () => this.#cancel(call), {signal: listenerAbort.signal});
      if (!this.#openError) this.#dispatch(call);
    }).finally(() => listenerAbort.abort());
  }

  /** Tries again to open a session after a failure; no effect otherwise. */
  retry(): void {
    if (!this.#openError || this.#closed) return;
    this.#openError = null;
    this.#ensureSession();
    for (const call of this.#pending) this.#dispatch(call);
  }

  /** Ends the session if no call is pending; the next call opens another. */
  sleep(): void {
    if (!this.#pending.size) this.#endSession();
  }

  close(): void {
    this.#closed = true;
    this.#endSession();
    this.#sessionPool.close();
    for (const call of this.#pending) this.#reject(call, cancelled());
  }

  #ensureSession(): Promise<WorkerSession> {
    if (!this.#session) {
      const session = this.#sessionPool.take(() => this.#handleLostSession(session));
      this.#session = session;
      session.then(
        () => this.#session === session && this.#onGone?.(null),
        (reason) => this.#handleOpenFailure(session, reason),
      );
    }
    return this.#session;
  }

  async #dispatch(call: Call): Promise<void> {
    const session = this.#ensureSession();
    const isCurrent = () => this.#pending.has(call) && this.#session === session;
    try {
      const {runner, isDeathObserved} = await session;
      if (!isCurrent()) return;
      this.#stopHeartbeat ??= watchHeartbeat(
        () => runner.ping(),
        isDeathObserved || call.deaths > 0,
        () => this.#handleLostSession(session),
      );
      const result = await call.send(runner, call.id);
      if (isCurrent() && this.#settle(call)) call.resolve(result);
    } catch {
      // A failure to open the session is handled for all calls at once, by #handleOpenFailure.
      if (isCurrent()) this.#reject(call, unavailable("answering-engine"));
    }
  }

  #reject(call: Call, error: Error): void {
    if (this.#settle(call)) call.reject(error);
  }

  /**
   * Returns false if the call was settled before. Stops the heartbeat after the last one: an idle session is not
   * watched.
   */
  #settle(call: Call): boolean {
    const wasPending = this.#pending.delete(call);
    if (this.#pending.size === 0) this.#onIdle();
    return wasPending;
  }

  #onIdle(): void {
    this.#stopHeartbeat?.();
    this.#stopHeartbeat = null;
    if (!this.#closed && this.#session) this.#sessionPool.markIdle(this.#session);
  }

  /** Handles a session that could not be opened. */
  #handleOpenFailure(session: Promise<WorkerSession>, reason: EngineError): void {
    if (this.#session !== session) return;
    this.#endSession();
    if (this.#onGone) {
      this.#openError = reason;
      this.#onGone(reason);
    } else for (const call of this.#pending) this.#reject(call, reason);
  }

  /**
   * Handles a session that died by itself. Any pending call may be the cause: each is retried once on another session.
   */
  #handleLostSession(session: Promise<WorkerSession>): void {
    if (this.#session !== session) return;
    this.#endSession();
    for (const call of this.#pending)
      if (++call.deaths === MAX_DEATHS) this.#reject(call, unavailable("running-engine"));
      else this.#dispatch(call);
  }

  async #cancel(call: Call): Promise<void> {
    this.#reject(call, cancelled());
    const session = this.#session;
    const runner = (await session?.catch(() => null))?.runner;
    if (!session || !runner) return;
    const timeout = setUnrefTimeout(
      () => this.#replace(session),
      this.#sessionPool.hasStandby ? CANCEL_TIMEOUT_MS_WITH_STANDBY : CANCEL_TIMEOUT_MS,
    );
    await runner.cancel(call.id);
    clearTimeout(timeout);
  }

  /** Replaces a session that is too busy to read a cancel; the other calls are sent to the next one. */
  #replace(session: Promise<WorkerSession>): void {
    if (this.#session !== session) return;
    this.#endSession();
    this.#ensureSession();
    for (const call of this.#pending) this.#dispatch(call);
  }

  #endSession(): void {
    this.#stopHeartbeat?.();
    this.#stopHeartbeat = null;
    this.#session?.then(
      ({end}) => end(),
      () => {},
    );
    this.#session = null;
  }
}
