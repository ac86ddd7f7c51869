import { expect, test } from 'vitest';
import { offlineSignIn } from './way-without-network.ts';

const locked = { initials: 'WH', hasPin: false, mustSignIn: null };

test('whoever is signed in goes on without a network', () =>
  expect(offlineSignIn({ isSignedIn: true, locked: null })).toBe('open'));
test('a locked device opens by its PIN', () =>
  expect(offlineSignIn({ isSignedIn: false, locked: { ...locked, hasPin: true } })).toBe('by PIN'));
test('without a PIN a locked device does not open', () =>
  expect(offlineSignIn({ isSignedIn: false, locked })).toBe('none, without a PIN'));
test('nor does one that has not heard of the server for too long', () =>
  expect(offlineSignIn({ isSignedIn: false, locked: { ...locked, mustSignIn: 'server unheard' } })).toBe(
    'none, for too long',
  ));
test('nor one whose key lies open, which is not said of the server', () =>
  expect(offlineSignIn({ isSignedIn: false, locked: { ...locked, mustSignIn: 'lying key' } })).toBe(
    'none, with a lying key',
  ));
test('where nobody is signed in there is nothing to open', () =>
  expect(offlineSignIn({ isSignedIn: false, locked: null })).toBe('nobody is signed in'));
