import { isPlaceholder } from '../public-config.ts';

/** Members reply to the practice's support address. Returns null if none is set. */
export function replyAddress(support: string): string | null {
  if (!support.startsWith('mailto:') || isPlaceholder(support)) return null;
  const [address = ''] = support.slice('mailto:'.length).split('?');
  return decodeURIComponent(address) || null;
}
