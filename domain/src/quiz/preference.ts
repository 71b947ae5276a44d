/** Returns the member's care preference, which is stored among the signals in their profile. */
export function getPreference(signals: unknown): unknown {
  if (typeof signals !== 'object' || signals === null || !('preference' in signals)) return null;
  return signals.preference;
}
