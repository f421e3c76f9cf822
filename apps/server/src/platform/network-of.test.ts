// Guarantee: limits that count by network cannot be multiplied by spelling.
import { expect, it } from 'vitest';
import { networkOf } from './network-of';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:3::1', '2001:db8:1:3'],
  ['2001:0db8:0001:0003::ffff', '2001:db8:1:3'],
  ['2001:DB8:1:3:0:0:0:9', '2001:db8:1:3'],
  ['2001:db8:1:3::1.2.3.4', '2001:db8:1:3'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['no:address', 'no:address'],
])('S-03 %s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
