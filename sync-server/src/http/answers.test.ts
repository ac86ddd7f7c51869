import { writeFile } from 'node:fs/promises';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Database } from '../database/database.ts';
import { answerError } from './answers.ts';
import type { ShopEnv } from './shop-env.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

const answerAfter = (work: () => Promise<unknown>) =>
  new Hono<ShopEnv>()
    .onError(answerError)
    .use((c, next) => {
      c.set('log', pino({ level: 'silent' }));
      return next();
    })
    .get('/', async (c) => c.json(await work()))
    .request('/');
const answerTo = (statement: string) => answerAfter(() => database.owner.unsafe(statement));
const raise = (code: string) => `do $$ begin raise exception using errcode = '${code}'; end $$`;

test.each([
  ['a file of its own is gone', "select pg_read_file('base/is-not-there')"],
  ['its disk is full', raise('53100')],
  ['it has no memory', raise('53200')],
  ['it has no connection left', raise('53300')],
  ['it stops', raise('57P01')],
  ['it was ended', 'select pg_terminate_backend(pg_backend_pid())'],
])('a database that cannot answer now is told as such: %s', async (_trouble, statement) => {
  const answer = await answerTo(statement);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'unavailable' }] });
});

test('a disk without room for a file is told as such, with time to make some', async () => {
  const answer = await answerAfter(() => writeFile('/dev/full', 'x'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'unavailable' }] });
});

test.each(['select 1 / 0', 'select nothing', raise('23505')])(
  'a fault of ours is told as one: %s',
  async (statement) => {
    const answer = await answerTo(statement);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  },
);

test('a text that no database can keep is refused as an entry', async () => {
  const answer = await answerAfter(() => database.owner`select ${'a\u0000'}::text`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'invalid_input' }] });
});
