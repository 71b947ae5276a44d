import { isIPv6 } from 'node:net';

/**
 * The unit that rate limits count. A household or server gets a whole IPv6 /64, so that counts as one
 * caller. An IPv4 address counts by itself, even if written as IPv6.
 */
export function toNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // A dotted IPv4 part at the end stands for two groups.
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const missing = tail === undefined ? 0 : 8 - length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
