// The calls that have been made and not yet settled, and the seat that works on them. Each is settled exactly once:
// by its answer, by its abort, by the death of its seat, be it silent or not, or by close().
import {cancelled, unavailable} from "./error";
import {watchPulse} from "./pulse";
import type {Runner} from "./runner";
import type {Seat} from "./seat";

interface Call<Result = unknown> {
  id: number;
  send: (runner: Runner, id: number) => Promise<Result>;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

const CANCEL_MS = 100;

export class Calls {
  #open = new Set<Call>();
  #seat: Promise<Seat> | null = null;
  #unwatch: (() => void) | null = null;
  #next = 1;
  #closed = false;
  #openSeat: (onLost: () => void) => Promise<Seat>;

  constructor(openSeat: (onLost: () => void) => Promise<Seat>) {
    this.#openSeat = openSeat;
  }

  /** Settles once an engine has started, or with the reason why none can. */
  async ready(): Promise<void> {
    await this.#seated();
  }

  make<Result>(send: Call<Result>["send"], signal?: AbortSignal): Promise<Result> {
    if (this.#closed) return Promise.reject(unavailable("an engine that is not closed"));
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

  #seated(): Promise<Seat> {
    if (!this.#seat) {
      const seat = this.#openSeat(() => this.#lose(seat));
      this.#seat = seat;
      seat.catch((reason) => this.#lose(seat, reason));
    }
    return this.#seat;
  }

  async #dispatch(call: Call): Promise<void> {
    const seat = this.#seated();
    const waits = () => this.#open.has(call) && this.#seat === seat;
    try {
      const {runner} = await seat;
      if (!waits()) return;
      this.#unwatch ??= watchPulse(
        () => runner.ping(),
        () => this.#lose(seat),
      );
      const result = await call.send(runner, call.id);
      if (waits() && this.#settle(call)) call.resolve(result);
    } catch {
      if (waits()) this.#refuse(call, unavailable("the engine to answer"));
    }
  }

  #refuse(call: Call, error: Error): void {
    if (this.#settle(call)) call.reject(error);
  }

  /** False when it was settled before; a seat that nobody waits for is not watched. */
  #settle(call: Call): boolean {
    const open = this.#open.delete(call);
    if (this.#open.size === 0) this.#rest();
    return open;
  }

  #rest(): void {
    this.#unwatch?.();
    this.#unwatch = null;
  }

  /** The seat died by itself: its calls fail, since any of them may be the reason; the next call opens another. */
  #lose(seat: Promise<Seat>, reason: Error = unavailable("an engine that keeps running")): void {
    if (this.#seat !== seat) return;
    this.#leave();
    for (const call of this.#open) this.#refuse(call, reason);
  }

  async #cancel(call: Call): Promise<void> {
    this.#refuse(call, cancelled());
    const seat = this.#seat;
    const runner = (await seat?.catch(() => null))?.runner;
    if (!seat || !runner) return;
    const late = setTimeout(() => this.#replace(seat), CANCEL_MS);
    await runner.cancel(call.id);
    clearTimeout(late);
  }

  /** The seat is too busy to read a cancel: another takes over, and the other calls are asked of it again. */
  #replace(seat: Promise<Seat>): void {
    if (this.#seat !== seat) return;
    this.#leave();
    for (const call of this.#open) this.#dispatch(call);
  }

  #leave(): void {
    this.#rest();
    this.#seat?.then(
      ({leave}) => leave(),
      () => {},
    );
    this.#seat = null;
  }
}
