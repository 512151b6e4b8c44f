import { lengthened, shortened, TooLarge } from "./runs.ts";

// A link holds a version, a point and the document: JSON in which lists of hexes are runs and common pieces are
// single characters, deflated, in base64url. Links that have been sent must stay readable: never change a table
// of a version, add a version.

const pieces1: readonly string[] = [
  '{"format":"scene/1","edition":"frosthaven","map":{"hexes":"',
  '{"format":"scene/1","edition":"gloomhaven","map":{"hexes":"',
  '{"format":"scene/1","edition":"gloomhaven-2","map":{"hexes":"',
  '{"format":"scene/1","edition":"jaws-of-the-lion","map":{"hexes":"',
  '","kind":"monster","side":"monsters","at":[',
  '","kind":"character","side":"party","at":[',
  '","kind":"summon","side":"party","at":[',
  '],"rank":"normal"',
  '],"rank":"elite"',
  ',"initiative":',
  ',"standee":',
  ',"hp":',
  ',"maxHp":',
  ',"attack":',
  ',"move":',
  ',"range":',
  '},{"id":"',
  '],"figures":[{"id":"',
  ',"turn":{"figure":"',
  '","abilities":[{"move":{"points":',
  '}},{"attack":{"value":',
  ',"conditions":["',
  ',"obstacles":"',
  ',"difficult":"',
  ',"traps":',
  ',"doors":[{"at":[',
  ',"name":"',
];

/** Characters that JSON text never holds as they are; the tab and the ends of lines are left alone. */
const signs = Array.from({ length: 31 }, (_, i) => i + 1)
  .filter((c) => c !== 9 && c !== 10 && c !== 13)
  .map((c) => String.fromCharCode(c));

/** More than any document has: what a damaged or a hostile link may not become in memory. */
const mostBytes = 4_000_000;
const longestLink = 1_000_000;

const abbreviated = (text: string, pieces: readonly string[]): string =>
  pieces.reduce((so, piece, i) => so.replaceAll(piece, signs[i] ?? piece), text);
const spelled = (text: string, pieces: readonly string[]): string =>
  pieces.reduceRight((so, piece, i) => (signs[i] ? so.replaceAll(signs[i], piece) : so), text);

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { value } = await reader.read();
    if (!value) return joined(parts, size);
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new TooLarge(`${size} bytes`);
    }
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (b) => String.fromCharCode(b)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}

/** A document as the text of a link. */
export async function packed(document: unknown): Promise<string> {
  const text = abbreviated(JSON.stringify(shortened(document)), pieces1);
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return `1.${toBase64(bytes)}`;
}

export class UnknownVersion extends Error {}

/** The document of a link. Throws if the text is damaged or from a later version. */
export async function unpacked(text: string): Promise<unknown> {
  if (text.length > longestLink) throw new TooLarge(`${text.length} characters`);
  const point = text.indexOf(".");
  if (text.slice(0, point) !== "1") throw new UnknownVersion(text.slice(0, point));
  const bytes = await through(fromBase64(text.slice(point + 1)), new DecompressionStream("deflate-raw"));
  return lengthened(JSON.parse(spelled(new TextDecoder().decode(bytes), pieces1)));
}
