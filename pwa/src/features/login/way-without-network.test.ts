import { expect, test } from 'vitest';
import { wayWithoutNetwork } from './way-without-network.ts';

const locked = { initials: 'WH', hasPin: false, mustSignIn: null };

test('whoever is signed in goes on without a network', () =>
  expect(wayWithoutNetwork({ isSignedIn: true, locked: null })).toBe('open'));
test('a locked device opens by its PIN', () =>
  expect(wayWithoutNetwork({ isSignedIn: false, locked: { ...locked, hasPin: true } })).toBe('by PIN'));
test('without a PIN a locked device does not open', () =>
  expect(wayWithoutNetwork({ isSignedIn: false, locked })).toBe('none, without a PIN'));
test('nor does one that has not heard of the server for too long', () =>
  expect(wayWithoutNetwork({ isSignedIn: false, locked: { ...locked, mustSignIn: 'server unheard' } })).toBe(
    'none, for too long',
  ));
test('nor one whose key lies open, which is not said of the server', () =>
  expect(wayWithoutNetwork({ isSignedIn: false, locked: { ...locked, mustSignIn: 'lying key' } })).toBe(
    'none, with a lying key',
  ));
test('where nobody is signed in there is nothing to open', () =>
  expect(wayWithoutNetwork({ isSignedIn: false, locked: null })).toBe('nobody is signed in'));
