// Pool of worker sessions: the one in use, and at most one spare that takes over when it ends.
import {inPassing} from "./timer";
import type {OpenSession, WorkerSession} from "./worker-session";

/** The first seconds of a page have better uses. */
const IDLE_MS = 2_000;

interface Next {
  session: Promise<WorkerSession>;
  onLost: () => void;
}

export class SessionPool {
  #open: OpenSession;
  #isWanted: boolean;
  #next: Next | null = null;
  #isIdle = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenSession, isWanted: boolean) {
    this.#open = open;
    this.#isWanted = isWanted;
  }

  get hasNext(): boolean {
    return this.#next !== null;
  }

  /** The one that stands by, else a fresh one; `onLost` is called when it has ended by itself. */
  take(onLost: () => void): Promise<WorkerSession> {
    const next = this.#next;
    this.#next = null;
    if (!next) return this.#open(onLost);
    next.onLost = onLost;
    return next.session;
  }

  /** Nothing is asked of `running`: soon there is time to open another worker beside it. */
  async ready(running: Promise<WorkerSession>): Promise<void> {
    if (!this.#isWanted || this.#next) return;
    this.#isIdle = true;
    const isWorker = await running.then(
      (session) => session.isWorker,
      () => false,
    );
    clearTimeout(this.#waiting);
    if (isWorker && this.#isIdle) this.#waiting = inPassing(() => this.#prepare(), IDLE_MS);
  }

  /** Something is asked. */
  stir(): void {
    this.#isIdle = false;
    clearTimeout(this.#waiting);
  }

  close(): void {
    this.#isWanted = false;
    this.stir();
    this.#drop();
  }

  #prepare(): void {
    if (!this.#isWanted || this.#next) return;
    const next: Next = {session: this.#open(() => next.onLost()), onLost: () => {}};
    const forget = () => {
      if (this.#next === next) this.#next = null;
    };
    next.onLost = forget;
    this.#next = next;
    next.session.then(({isWorker}) => {
      if (!isWorker) forget();
    }, forget);
  }

  #drop(): void {
    this.#next?.session.then(
      ({leave}) => leave(),
      () => {},
    );
    this.#next = null;
  }
}
