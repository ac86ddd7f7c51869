import { mailListSchema } from '@knotenblech/shared/api/list-query.ts';
import { expect, test } from 'vitest';
import { readKnown } from './call-server.ts';

test('what a newer server answers beyond what this build knows is left out', () =>
  expect(readKnown(mailListSchema, { mails: [], page: { of: 3 } })).toEqual({ mails: [] }));

test('what only a newer build can read asks for an update', () =>
  expect(() => readKnown(mailListSchema, { post: [] })).toThrow(expect.objectContaining({ code: 'client_outdated' })));

test('a page of the network in the place of an answer is no answer', () =>
  expect(() => readKnown(mailListSchema, null)).toThrow(expect.objectContaining({ code: 'unavailable' })));
