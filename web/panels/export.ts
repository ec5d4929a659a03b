// A figure that stands alone: its computed colours are written into it, its text is its title.
const kept = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "opacity",
  "font-family",
  "font-size",
  "font-style",
  "text-anchor",
];

export function figureSource(svg: SVGSVGElement, title: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [svg, ...svg.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of kept) to[i]?.setAttribute(name, style.getPropertyValue(name));
    for (const {name} of [...(to[i]?.attributes ?? [])])
      if (/^(aria-|data-|role$|tabindex$|class$)/.test(name)) to[i]?.removeAttribute(name);
  });
  const label = document.createElementNS("http://www.w3.org/2000/svg", "title");
  label.textContent = title;
  copy.prepend(label);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

export function save(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
