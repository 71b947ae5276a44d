export function because(phrases: readonly string[]): string {
  const last = phrases.at(-1);
  if (last === undefined) return '';
  const earlier = phrases.slice(0, -1);
  return `Because ${earlier.length === 0 ? last : `${earlier.join(', ')}, and ${last}`}.`;
}

export function joinWithAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
