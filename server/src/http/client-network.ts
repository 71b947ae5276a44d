import { isIPv4, isIPv6 } from 'node:net';

/** A household or server usually gets a whole IPv6 /64 block, so a block counts as one caller. */
export const toNetwork = (address: string): string => toBlock(address, 4);

/**
 * One customer can easily get a whole IPv6 /48 block, so a provider is limited by that block, or by
 * an IPv4 /24 block.
 */
export function toProviderNetwork(address: string): string {
  const block = toBlock(address, 3);
  return isIPv4(block) ? `${block.split('.').slice(0, 3).join('.')}.0/24` : block;
}

function toBlock(address: string, size: 3 | 4): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const missing = tail === undefined ? 0 : 8 - length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, size);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${size * 16}`;
}
