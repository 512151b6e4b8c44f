import { boundsOf } from "../board/view.ts";
import { shownScene } from "../state/shown.ts";

const styled = [
  "fill",
  "stroke",
  "stroke-width",
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

/** Writes the styles of the page into a copy of the drawing, so that it stands alone. */
function withStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of styled) {
    const value = style.getPropertyValue(name);
    if (value) to.setAttribute(name, value);
  }
  to.removeAttribute("class");
  to.removeAttribute("style");
  Array.from(from.children).forEach((child, i) => {
    const copy = to.children[i];
    if (copy) withStyles(child, copy);
  });
}

function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  withStyles(drawing, copy);
  return copy;
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
  const { x, y, width, height } = boundsOf(shownScene.value, 20);
  copy.querySelectorAll(":scope > g").forEach((g) => g.removeAttribute("transform"));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
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
