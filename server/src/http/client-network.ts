import { isIPv6 } from 'node:net';

/**
 * What limits count a caller by. A household or a server is handed a whole /64 of IPv6, so its
 * addresses count as one; an IPv4 address counts by itself, also when it is written as IPv6.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // A dotted end is two groups.
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const missing = tail === undefined ? 0 : 8 - length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
