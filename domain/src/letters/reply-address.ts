import { isPlaceholder } from '../public-config.ts';

export function replyAddress(support: string): string | null {
  if (!support.startsWith('mailto:') || isPlaceholder(support)) return null;
  const [address = ''] = support.slice('mailto:'.length).split('?');
  return decodeURIComponent(address) || null;
}
