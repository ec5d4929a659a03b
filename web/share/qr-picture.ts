// QR code as SVG: dark on white in any theme, as scanners require, with the border of four empty modules that they
// need.

/** Bytes that the largest code holds if up to a seventh of it may be lost. */
export const maxQrBytes = 2331;
const border = 4;

/** Returns the path of the dark modules, row by row, with neighbours merged. */
function pathOfModules(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({index, 0: run}) => `M${index + border} ${y + border}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}

export interface QrPicture {
  /** Length of a side, in modules. */
  size: number;
  path: string;
}

export const qrPicture = (modules: readonly (readonly boolean[])[]): QrPicture => ({
  size: modules.length + 2 * border,
  path: pathOfModules(modules),
});

/** Returns an SVG file that prints about as wide as a hand. */
export const qrSvg = ({size, path}: QrPicture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="480" height="480" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
