export function getPreference(signals: unknown): unknown {
  if (typeof signals !== 'object' || signals === null || !('preference' in signals)) return null;
  return signals.preference;
}
