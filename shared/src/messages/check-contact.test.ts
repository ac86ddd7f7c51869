import { expect, test } from 'vitest';
import { checkContact } from './contact-message.ts';

const fields = { name: 'Anna Zimmerer', email: 'anna@zimmerei.example', message: 'Guten Tag' };

test('a form that is filled in has no error', () => expect(checkContact(fields)).toEqual([]));
test('each empty field is told, blanks are no text', () =>
  expect(checkContact({ name: ' ', email: '', message: '\n' })).toEqual([
    'name-missing',
    'email-missing',
    'message-missing',
  ]));
test.each(['anna', 'anna@', '@example.org', 'anna@example', 'an na@example.org', 'a@b@c.de', 'a@.de'])(
  '%s is no e-mail address',
  (email) => expect(checkContact({ ...fields, email })).toEqual(['email-invalid']),
);
