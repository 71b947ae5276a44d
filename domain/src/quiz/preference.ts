/** What the member has said they would rather have first; it lives among the profile's signals. */
export function preferenceOf(signals: unknown): unknown {
  if (typeof signals !== 'object' || signals === null || !('preference' in signals)) return null;
  return signals.preference;
}
