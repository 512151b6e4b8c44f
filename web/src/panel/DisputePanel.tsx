export function DisputePanel() { return null; }
