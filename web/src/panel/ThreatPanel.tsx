export function ThreatPanel() { return null; }
