import { expect, test } from 'vitest';
import { isLoopback, isPublicAddress } from './public-address.ts';

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.15.255.255',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a00:1450:4001:81b::200e',
])('the address %s is on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '100.100.100.200', '192.0.0.192'],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '::127.0.0.1'],
  ...['2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1'],
  ...['', 'localhost', 'example.com', '1.2.3'],
])('the address "%s" is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['127.0.0.1', '127.1.2.3', '::1'])(
  'the address %s is recognised as this machine',
  (address) => {
    expect(isLoopback(address)).toBe(true);
  },
);

test.each(['10.0.0.1', '169.254.169.254', '8.8.8.8', 'fe80::1'])(
  'the address %s is not this machine',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);
