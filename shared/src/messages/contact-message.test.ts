import { expect, test } from 'vitest';
import { contactMessageSchema } from './contact-message.ts';

const message = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Anna Zimmerer',
  email: 'anna@zimmerei.example',
  message: 'Guten Tag,\nhaben Sie 20 mm in S355 auf Lager?',
  language: 'de',
  website: '',
};

test('lines of a message may break, those of a header may not', () => {
  expect(contactMessageSchema.safeParse(message).success).toBe(true);
  for (const name of ['Anna\r\nBcc: all@example.org', 'Anna\u2028', 'Anna\u0000']) {
    expect(contactMessageSchema.safeParse({ ...message, name }).success).toBe(false);
  }
});
test.each(['anna@example.org\nBcc: all@example.org', 'anna@example.org, all@example.org', 'anna'])(
  'the address %j is refused',
  (email) => expect(contactMessageSchema.safeParse({ ...message, email }).success).toBe(false),
);
test('a field nobody asked for is refused', () =>
  expect(contactMessageSchema.safeParse({ ...message, recipient: 'all@example.org' }).success).toBe(false));
