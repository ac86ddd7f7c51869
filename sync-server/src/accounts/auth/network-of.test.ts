import { expect, it } from 'vitest';
import { networkOf } from './sign-in.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:0:1::7', '2001:db8:0'],
  ['2001:0db8:0000:ffff:1:2:3:4', '2001:db8:0'],
  ['2001:db8::7', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['local', 'local'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
