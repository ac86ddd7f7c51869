import { expect, test } from 'vitest';
import { contactStateOf } from './read-status.ts';

const refusal = (errorCode: string) => ({ errors: [{ errorCode }] });

test.each([
  ['no answer at all', null, 'unreached'],
  ['a gateway whose server is away', { status: 502, body: null }, 'unreached'],
  ['a server without its database', { status: 503, body: refusal('unavailable') }, 'unreached'],
  ['a fault of the server', { status: 500, body: refusal('internal') }, { failedWith: 500 }],
  ['a fault that nobody puts into words', { status: 500, body: null }, { failedWith: 500 }],
  ['a refusal of the server', { status: 404, body: refusal('not_found') }, { failedWith: 404 }],
  ['a proxy that lets nothing through', { status: 403, body: null }, 'cut off'],
])('after %s', (_, answer, contact) => expect(contactStateOf(answer)).toEqual(contact));
