/** Each is of these numbers, where it is about a heap, two heaps or an element. */
export interface Fault {
  key:
    | "json"
    | "spelling"
    | "fields"
    | "game"
    | "images"
    | "commuting"
    | "generated"
    | "element"
    | "generator"
    | "lost"
    | "alike"
    | "idle"
    | "lostToLost"
    | "wonWithoutMove"
    | "window"
    | "missing"
    | "period";
  heap?: number;
  later?: number;
  element?: number;
}

/** What is wrong with the text of a certificate; nothing if it holds. */
export function readOf(text: string): {fault?: Fault; certificate?: any};
export function faultOf(certificate: unknown): Fault | undefined;
/** In English. */
export function wordsOf(fault: Fault): string;
