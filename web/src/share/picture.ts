import { boundsOf, type Bounds } from "../board/view.ts";
import { shownScene } from "../state/shown.ts";

const styled = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "paint-order",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "letter-spacing",
] as const;

/** "color(srgb 0.5 0.2 0.1 / 0.3)", as browsers write a mixed colour, in the way that every program reads. */
function plainColour(value: string): string {
  const [, r, g, b, alpha] = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value) ?? [];
  if (r === undefined) return value;
  const [red, green, blue] = [r, g, b].map((part) => Math.round(255 * Math.min(1, Math.max(0, Number(part)))));
  return alpha === undefined ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** Writes the styles of the page into a copy of the drawing, so that it stands alone. */
function withStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of styled) {
    const value = style.getPropertyValue(name);
    if (value) to.setAttribute(name, plainColour(value));
  }
  to.removeAttribute("class");
  to.removeAttribute("style");
  Array.from(from.children).forEach((child, i) => {
    const copy = to.children[i];
    if (copy) withStyles(child, copy);
  });
}

/** The drawing with the symbols it uses drawn in place: a browser tells only then what styles they have. */
function drawnOut(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const use of copy.querySelectorAll("use")) {
    const symbol = copy.querySelector(use.getAttribute("href") ?? "")?.cloneNode(true) as Element | undefined;
    if (!symbol) continue;
    symbol.removeAttribute("id");
    symbol.setAttribute("transform", `translate(${use.getAttribute("x") ?? 0} ${use.getAttribute("y") ?? 0})`);
    use.replaceWith(symbol);
  }
  copy.querySelectorAll("defs > g, .pointed, title").forEach((unused) => unused.remove());
  return copy;
}

/** A copy of the drawing with the page's styles in it, which the page never shows. */
function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const live = drawnOut(drawing);
  live.style.visibility = "hidden";
  drawing.after(live);
  const copy = live.cloneNode(true) as SVGSVGElement;
  withStyles(live, copy);
  live.remove();
  return copy;
}

/** The whole numbers around bounds, so that a unit of the drawing is a pixel of the picture. */
function whole({ x, y, width, height }: Bounds): Bounds {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/** The board as an SVG file. */
export function svgOfBoard(): string {
  const [ground, drawing] = [".board-ground", ".board-drawing"].map((name) =>
    document.querySelector<SVGSVGElement>(name),
  );
  if (!ground || !drawing) return "";
  const copy = styledCopy(ground);
  copy.append(...styledCopy(drawing).children);
  copy.querySelectorAll("[data-id]").forEach((e) => e.removeAttribute("data-id"));
  const { x, y, width, height } = whole(boundsOf(shownScene.value, 20));
  copy.querySelectorAll(":scope > g").forEach((g) => g.removeAttribute("transform"));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const paper = getComputedStyle(document.body).backgroundColor;
  copy.insertAdjacentHTML(
    "afterbegin",
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}"/>`,
  );
  return new XMLSerializer().serializeToString(copy);
}

/** The board as a PNG file, at twice its size. */
export async function pngOfBoard(): Promise<Blob> {
  const svg = svgOfBoard();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(2, 4000 / Math.max(image.width, image.height));
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export function saveFile(name: string, content: Blob | string): void {
  const blob = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
