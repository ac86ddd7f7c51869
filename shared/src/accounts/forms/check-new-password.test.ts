import { expect, it } from 'vitest';
import { checkNewPassword } from './check-registration.ts';

const good = 'Neun Träger, ein Kran';

it('a password that is repeated is sent', () => expect(checkNewPassword({ password: good, again: good })).toBeNull());

it.each([
  [{ password: '', again: '' }, 'password', 'passwordEmpty'],
  [{ password: 'kurz', again: 'kurz' }, 'password', 'password_short'],
  [{ password: 'passwortpasswort', again: 'passwortpasswort' }, 'password', 'password_common'],
  [{ password: good, again: `${good} ` }, 'again', 'passwordsDiffer'],
  [{ password: good, again: '' }, 'again', 'passwordsDiffer'],
] as const)('%o is not', (given, field, key) => expect(checkNewPassword(given)).toEqual({ field, key }));

it('the own names do not count', () =>
  expect(checkNewPassword({ password: 'Zimmermann-7!', again: 'Zimmermann-7!' }, ['zimmermann'])).toMatchObject({
    key: 'password_common',
  }));
