// Pool of worker sessions: the one in use, and at most one spare that takes over when it ends.
import {setUnrefTimeout} from "./timer";
import type {OpenSession, WorkerSession} from "./worker-session";

/** Idle time before a standby worker is opened, in milliseconds: the first seconds of a page have better uses. */
const IDLE_MS = 2_000;

interface Standby {
  session: Promise<WorkerSession>;
  onLost: () => void;
}

export class SessionPool {
  #openSession: OpenSession;
  #wantsStandby: boolean;
  #standby: Standby | null = null;
  #isIdle = false;
  #standbyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenSession, wantsStandby: boolean) {
    this.#openSession = open;
    this.#wantsStandby = wantsStandby;
  }

  get hasStandby(): boolean {
    return this.#standby !== null;
  }

  /** Returns the standby session, else opens one; `onLost` is called if the session ends by itself. */
  take(onLost: () => void): Promise<WorkerSession> {
    const standby = this.#standby;
    this.#standby = null;
    if (!standby) return this.#openSession(onLost);
    standby.onLost = onLost;
    return standby.session;
  }

  /** Opens a standby beside `running` soon, unless a call arrives before. */
  async markIdle(running: Promise<WorkerSession>): Promise<void> {
    if (!this.#wantsStandby || this.#standby) return;
    this.#isIdle = true;
    const isWorker = await running.then(
      (session) => session.isWorker,
      () => false,
    );
    clearTimeout(this.#standbyTimer);
    if (isWorker && this.#isIdle) this.#standbyTimer = setUnrefTimeout(() => this.#openStandby(), IDLE_MS);
  }

  /** Cancels the opening of a standby, since a call has arrived. */
  markBusy(): void {
    this.#isIdle = false;
    clearTimeout(this.#standbyTimer);
  }

  close(): void {
    this.#wantsStandby = false;
    this.markBusy();
    this.#endStandby();
  }

  #openStandby(): void {
    if (!this.#wantsStandby || this.#standby) return;
    const standby: Standby = {session: this.#openSession(() => standby.onLost()), onLost: () => {}};
    const forget = () => {
      if (this.#standby === standby) this.#standby = null;
    };
    standby.onLost = forget;
    this.#standby = standby;
    standby.session.then(({isWorker}) => {
      if (!isWorker) forget();
    }, forget);
  }

  #endStandby(): void {
    this.#standby?.session.then(
      ({end}) => end(),
      () => {},
    );
    this.#standby = null;
  }
}
