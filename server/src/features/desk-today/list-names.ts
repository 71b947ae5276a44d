import { formatList } from '@hearthway/domain/format';

const NAMED = 3;

/** Names up to three of the people or pages, such as “Ada, Ben, Cy and 2 more”. */
export function listNames(names: readonly string[], total = names.length): string {
  const named = names.filter(Boolean).slice(0, NAMED);
  const others = total - named.length;
  return formatList([...named, ...(others > 0 ? [`${others} more`] : [])]);
}
