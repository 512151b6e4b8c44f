import { useEffect, useState } from "preact/hooks";

/** More than this cannot be read from a screen with a phone. */
export const longestForQr = 1400;

/** A QR code; the library comes when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState<{ readonly d: string; readonly size: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "L", border: 2 });
      const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
      if (wanted) setPath({ d, size });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  if (!path) return null;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${path.size} ${path.size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={path.size} height={path.size} fill="#fff" />
      <path d={path.d} fill="#000" />
    </svg>
  );
}
