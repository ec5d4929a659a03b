// A figure that stands alone: its computed colours are written into it, its text is its title.
const kept = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-style",
  "text-anchor",
];

const space = "http://www.w3.org/2000/svg";
const [margin, captionHeight] = [16, 24];

function element(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/** A copy that needs no style sheet. */
function dressed(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [svg, ...svg.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((original, i) => {
    const style = getComputedStyle(original);
    for (const name of kept) to[i]?.setAttribute(name, style.getPropertyValue(name));
    for (const {name} of [...(to[i]?.attributes ?? [])])
      if (/^(aria-|data-|role$|tabindex$|class$)/.test(name)) to[i]?.removeAttribute(name);
  });
  return copy;
}

/** All boards of a figure, one below the other; those of a sum under the names of their components. */
export function figureSource(figure: Element, title: string): string {
  const paper = getComputedStyle(document.body).backgroundColor;
  const parts: SVGElement[] = [];
  let [wide, y] = [0, margin];
  for (const board of figure.querySelectorAll<SVGSVGElement>("svg.board")) {
    const name = board.closest(".component")?.querySelector(".part-name");
    if (name) {
      const {color, fontFamily} = getComputedStyle(name);
      const style = {fill: color, "font-family": fontFamily, "font-size": 14};
      parts.push(element("text", {x: margin, y: y + 12, ...style}, name.textContent ?? ""));
      y += captionHeight;
    }
    const copy = dressed(board);
    const {width, height} = copy;
    for (const [key, value] of Object.entries({x: margin, y, overflow: "visible"}))
      copy.setAttribute(key, String(value));
    parts.push(copy);
    wide = Math.max(wide, width.baseVal.value);
    y += height.baseVal.value + margin;
  }
  const [width, height] = [wide + 2 * margin, y];
  const whole = element("svg", {viewBox: `0 0 ${width} ${height}`, width, height});
  whole.append(element("title", {}, title), element("rect", {width, height, fill: paper}), ...parts);
  return new XMLSerializer().serializeToString(whole);
}
