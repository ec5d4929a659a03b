// TikZ picture of a drawing: first colours and paints are named, then each shape has a path.
import {type Drawing, type Face, type Group, grouped, type Paint, type Shape} from "./drawing";
import type {Segment} from "./path-data";

/** Size of a pixel of the page on paper, in bp. */
const unit = 0.75;

const n = (x: number) => String(Math.round(x * 100) / 100 || 0);
const length = (pixels: number) => `${n(pixels * unit)}bp`;
const at = (x: number, y: number) => `(${n(x)},${n(y)})`;

const latexSigns: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "−": "$-$",
  "×": "$\\times$",
  "·": "$\\cdot$",
};
export const latexText = (text: string) =>
  text.replace(/[#$%&_{}]/g, "\\$&").replace(/[\\~^−×·]/g, (sign, index: number, escaped: string) =>
    // Keeps a backslash that the first replacement has put before a sign.
    sign === "\\" && /[#$%&_{}]/.test(escaped[index + 1] ?? "") ? sign : (latexSigns[sign] ?? sign),
  );

const pathOf = (segments: readonly Segment[]) =>
  segments
    .map((s) => {
      if (s.to === "Z") return " -- cycle";
      if (s.to === "C") return ` .. controls ${at(s.x1, s.y1)} and ${at(s.x2, s.y2)} .. ${at(s.x, s.y)}`;
      return `${s.to === "M" ? " " : " -- "}${at(s.x, s.y)}`;
    })
    .join("");

const anchors = {start: "base west", middle: "base", end: "base east"};

function fontOf({size, isItalic}: Face): string {
  return `${isItalic ? "\\itshape" : "\\upshape"}\\fontsize{${n(size * unit)}}{${n(size * unit * 1.2)}}\\selectfont`;
}

/** Names colours in the order in which they come. */
function palette(drawing: Drawing) {
  const names = new Map<string, string>();
  return {
    names,
    /** The background of the page is the white of the paper. */
    of(colour: string) {
      if (colour === drawing.paper) return "white";
      const name = names.get(colour) ?? `sg${names.size + 1}`;
      names.set(colour, name);
      return name;
    },
  };
}

function styleOf({paint, face}: Group, colour: (hex: string) => string): string {
  const {fill, stroke, opacity} = paint;
  const opacityStyle = opacity < 1 ? [`opacity=${n(opacity)}`] : [];
  if (face) {
    const rim = stroke ? [`fill=${colour(stroke)}`] : [];
    const ink = fill ? [`text=${colour(fill)}`] : [];
    return [
      `anchor=${anchors[face.anchor]}`,
      "inner sep=0pt",
      ...ink,
      ...rim,
      ...opacityStyle,
      `font=${fontOf(face)}`,
    ].join(", ");
  }
  const line = stroke ? [`draw=${colour(stroke)}`, ...lineOf(paint)] : [];
  return [...(fill ? [`fill=${colour(fill)}`] : []), ...line, ...opacityStyle].join(", ");
}

function lineOf({width, dash, isRound}: Paint): string[] {
  // An odd number of dashes is gone through twice.
  const spans = dash.length % 2 ? [...dash, ...dash] : dash;
  const pattern = spans.map((span, i) => `${i % 2 ? "off" : "on"} ${length(span)}`).join(" ");
  return [
    `line width=${length(width)}`,
    ...(spans.length > 0 ? [`dash pattern=${pattern}`] : []),
    ...(isRound ? ["line cap=round"] : []),
  ];
}

function command(shape: Shape, style: string): string {
  switch (shape.kind) {
    case "circle":
      return `\\path[${style}] ${at(shape.x, shape.y)} circle[radius=${n(shape.r)}];`;
    case "rect": {
      const {x, y, w, h, rx} = shape;
      const corners = rx > 0 ? `, rounded corners=${length(rx)}` : "";
      return `\\path[${style}${corners}] ${at(x, y)} rectangle ${at(x + w, y + h)};`;
    }
    case "path":
      return `\\path[${style}]${pathOf(shape.segments)};`;
    case "text": {
      const text = latexText(shape.text);
      const fitted = shape.length === null ? text : `\\resizebox{${length(shape.length)}}{!}{${text}}`;
      return `\\node[${style}] at ${at(shape.x, shape.y)} {${fitted}};`;
    }
  }
}

/** Names each style once. */
function nameStyles(groups: readonly Group[], colour: (hex: string) => string) {
  const names = new Map<string, string>();
  const styledShapes = groups.map((group) => {
    const style = styleOf(group, colour);
    const name = names.get(style) ?? `paint${names.size + 1}`;
    names.set(style, name);
    return {shapes: group.shapes, name};
  });
  return {styles: [...names].map(([style, name]) => `${name}/.style={${style}}`), styledShapes};
}

/** Returns the LaTeX source; `title` is a comment at its beginning. */
export function tikzOf(drawing: Drawing, title: string): string {
  const colours = palette(drawing);
  const {styles, styledShapes} = nameStyles(grouped(drawing), colours.of);
  const lines = styledShapes.flatMap(({shapes, name}) => shapes.map((shape) => `  ${command(shape, name)}`));
  const defined = [...colours.names].map(
    ([hex, name]) => `\\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`,
  );
  const isChinese = lines.some((line) => /\p{Script=Han}/u.test(line));
  return [
    `% ${title.replace(/\s+/g, " ")}`,
    `% \\usepackage{tikz${isChinese ? ",ctex" : ""}}`,
    "\\begingroup",
    ...defined,
    `\\begin{tikzpicture}[x=${length(1)}, y=-${length(1)},`,
    ...styles.map((style) => `  ${style},`),
    "]",
    ...lines,
    "\\end{tikzpicture}%",
    "\\endgroup",
    "",
  ].join("\n");
}
