// Bytes as text: five characters for four bytes, all of them safe within a script's string and within HTML. Base64 takes
// a fifteenth more.

/** Digits 0 to 84. */
const digits = "#%()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}";

/** Encodes bytes; a last group of n bytes has n + 1 characters. */
export function encodeBase85(bytes: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer(4 * Math.ceil(bytes.length / 4)));
  new Uint8Array(padded.buffer).set(bytes);
  const groups: string[] = [];
  for (let at = 0; at < padded.byteLength; at += 4) {
    let number = padded.getUint32(at);
    let group = "";
    for (let i = 0; i < 5; i++) {
      group = digits.charAt(number % 85) + group;
      number = Math.floor(number / 85);
    }
    groups.push(group);
  }
  return groups.join("").slice(0, Math.ceil((5 * bytes.length) / 4));
}

/** Decodes such a text; any other character counts as 0. */
export function decodeBase85(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let i = 0; i < digits.length; i++) values[digits.charCodeAt(i)] = i;
  const groupCount = Math.ceil(text.length / 5);
  const view = new DataView(new ArrayBuffer(4 * groupCount));
  for (let group = 0; group < groupCount; group++) {
    let number = 0;
    // The last group is filled with the greatest digit, which leaves its bytes as they were before padding.
    for (let i = 5 * group; i < 5 * group + 5; i++)
      number = 85 * number + (i < text.length ? (values[text.charCodeAt(i)] ?? 0) : 84);
    view.setUint32(4 * group, number);
  }
  return new Uint8Array(view.buffer, 0, Math.floor((4 * text.length) / 5));
}
