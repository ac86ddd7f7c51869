import { expect, test } from 'vitest';
import { type CustomerId, newId, type ProjectId, type UserId } from '../values/ids.ts';
import { messageFormSchema, recipientChoices, recipientFields } from './message-form.ts';
import { messageRecipientOf } from './messages.ts';

const [userId, customerId, projectId] = [newId<UserId>(), newId<CustomerId>(), newId<ProjectId>()];
const sent = (fields: object) => messageFormSchema.parse({ subject: 'Betreff', text: 'Text', ...fields });

test.each([
  [{ userId }, { kind: 'user', userId, customerId: null }],
  [
    { userId, customerId },
    { kind: 'user', userId, customerId },
  ],
  [
    { customerId, projectId },
    { kind: 'customer', customerId },
  ],
  [{ global: true }, { kind: 'everybody' }],
  [{}, null],
  [{ global: true, userId }, null],
  [{ global: true, customerId }, null],
  [{ global: true, projectId }, null],
])('a message with %o goes to %o', (fields, recipient) => expect(messageRecipientOf(sent(fields))).toEqual(recipient));

test('one user or his whole company is a choice only where both are known', () => {
  expect(recipientChoices({ customerId, userId })).toEqual(['user', 'customer']);
  expect(recipientChoices({ customerId, userId: null })).toEqual(['customer']);
  expect(recipientChoices({ customerId: null, userId })).toEqual(['user']);
  expect(recipientChoices({ customerId: null, userId: null })).toEqual(['everybody']);
});

test.each(['user', 'customer', 'everybody'] as const)('what is chosen as %s is sent to him', (choice) =>
  expect(messageRecipientOf(sent(recipientFields(choice, { customerId, userId })))?.kind).toBe(choice),
);

test.each([
  { subject: ' ' },
  { subject: 'a\nb' },
  { subject: 'x'.repeat(201) },
  { text: ' \n ' },
  { text: 'x'.repeat(8001) },
  { severity: 'BLUE' },
  { expiryDate: '2026-02-30' },
  { senderId: userId },
])('a message with %j is none', (fields) =>
  expect(messageFormSchema.safeParse({ subject: 'Betreff', text: 'Text', ...fields }).success).toBe(false),
);

test('a message is standard unless its sender says otherwise', () =>
  expect(sent({})).toEqual({ subject: 'Betreff', text: 'Text', severity: 'GREEN', global: false }));
