export function RoundPanel() { return null; }
