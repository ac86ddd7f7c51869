import { expect, it } from 'vitest';
import { checkPassword } from './check-password.ts';

it.each(['Stahlbau-2026!', 'vier Worte ohne Sinn', 'größere Träger 🔩', 'x7#kQ2vLm9!pRt'])('%s is taken', (password) =>
  expect(checkPassword(password, ['werkstatt', 'werkstatt@example.org'])).toBeNull(),
);

it.each(['', 'Kurz-2026!', '🔩🔩🔩🔩🔩🔩'])('%s is too short', (password) =>
  expect(checkPassword(password)).toBe('password_short'),
);

it.each(['passwortpasswort', 'Passwort-2026!', 'qwertzuiop12', '123456789012', 'aaaaaaaaaaaaaaaa', 'HalloAdmin2025!!'])(
  '%s is guessed first',
  (password) => expect(checkPassword(password)).toBe('password_common'),
);

it('a user’s own names are no password of his', () => {
  expect(checkPassword('Zimmermann-7!', ['zimmermann', 'z@example.org'])).toBe('password_common');
  expect(checkPassword('Holzbau Lindner 7!', ['Holzbau Lindner GmbH'])).toBe('password_common');
});

it('a password of two hundred characters is taken, a longer one is not', () => {
  const long = 'ein langer Satz '.repeat(13).slice(0, 200);
  expect(checkPassword(long)).toBeNull();
  expect(checkPassword(`${long}x`)).toBe('invalid_input');
});
