export function addSignal(signals: unknown, word: string): string[] | Record<string, unknown> {
  if (Array.isArray(signals)) return signals.includes(word) ? signals : [...signals, word];
  const known = typeof signals === 'object' && signals !== null ? signals : {};
  return { ...known, [word]: true };
}
