import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const INTERNAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  INTERNAL.addSubnet(network, bits, 'ipv4');
}
/**
 * These networks look public, but some contain an IPv4 address, which may be internal, and others
 * lead nowhere. So they count as internal.
 */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  INTERNAL.addSubnet(network, bits, 'ipv6');
}
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');

const kindOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

export const isLoopback = (address: string): boolean => LOOPBACK.check(address, kindOf(address));

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || INTERNAL.check(address, kindOf(address))) return false;
  return isIP(address) === 4 || PUBLIC_V6.check(address, 'ipv6');
}
