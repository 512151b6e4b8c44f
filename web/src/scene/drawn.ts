const isSign = (word: string): boolean => /^[.odiht#+/A-Z0-9]$/.test(word);
const isSigns = (word: string): boolean => [...word].every(isSign);

/**
 * Whether somebody has drawn a map with this text, though perhaps not without mistakes: one line of single signs that are
 * not only letters and digits, or several lines that are mostly signs.
 */
export function isDrawn(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  if (!text.trim().includes("\n")) return words.every(isSign) && /[.#+/]/.test(text);
  return 2 * words.filter(isSigns).length >= words.length;
}
