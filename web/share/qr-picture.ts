// A QR code as SVG: dark on white whatever the theme, since scanners want it so, with the four empty modules around it that they need.

/** Bytes that the largest code holds when a seventh of it may be lost. */
export const longestQr = 2331;
const quiet = 4;

/** Row by row, neighbours as one. */
function runs(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({index, 0: run}) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}

export interface QrPicture {
  /** A side, in modules. */
  size: number;
  path: string;
}

export const qrPicture = (modules: readonly (readonly boolean[])[]): QrPicture => ({
  size: modules.length + 2 * quiet,
  path: runs(modules),
});

/** A file that prints at a hand's breadth. */
export const qrSvg = ({size, path}: QrPicture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="480" height="480" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
