import { isPlaceholder } from '../public-config.ts';

/** Answers to a letter go to the practice's support address; null while none is set. */
export function replyAddress(support: string): string | null {
  if (!support.startsWith('mailto:') || isPlaceholder(support)) return null;
  const [address = ''] = support.slice('mailto:'.length).split('?');
  return decodeURIComponent(address) || null;
}
