export function toggleChoice(selected: readonly string[], value: string): string[] {
  if (selected.includes(value)) return selected.filter((choice) => choice !== value);
  if (value === 'none') return ['none'];
  return [...selected.filter((choice) => choice !== 'none'), value];
}
