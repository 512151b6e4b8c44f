export function SightPanel() { return null; }
