import { expect, test } from 'vitest';
import { readMessageSearch } from './message-search.ts';
import { recipientsQuery } from './send-message.tsx';
import { blankDraft, draftProblems } from './use-send-message.ts';

const today = '2026-11-21';
const draft = (fields: object) => ({ ...blankDraft(today), subject: 'Betreff', text: 'Text', ...fields });
const id = '0199d000-0000-7000-8000-000000000001';

test('a new draft is standard, is shown for a week and lacks subject and text', () => {
  expect(blankDraft(today)).toMatchObject({ severity: 'GREEN', expiryDate: '2026-11-28' });
  expect(draftProblems(blankDraft(today), today)).toEqual(['subject', 'text']);
});

test.each([
  [{}, []],
  [{ subject: '  ' }, ['subject']],
  [{ text: '\n' }, ['text']],
  [{ expiryDate: '' }, ['expiryDate']],
  [{ expiryDate: '2026-11-20' }, ['expiryDate']],
  [{ expiryDate: '2026-11-21' }, []],
  [{ expiryDate: '2026-02-30' }, ['expiryDate']],
  [{ expiryDate: '20266-01-01' }, ['expiryDate']],
])('a draft with %j has the problems %j', (fields, problems) =>
  expect(draftProblems(draft(fields), today)).toEqual(problems),
);

test('an address names ids and nothing else', () =>
  expect(readMessageSearch({ customer: id, user: 'x', project: 7, more: id })).toEqual({ customer: id }));

test('whom a message would reach is asked of a project with its customer only', () => {
  expect(recipientsQuery({ customer: id, project: id })).toBe(`customerId=${id}&projectId=${id}`);
  expect(recipientsQuery({ project: id })).toBe('');
});
