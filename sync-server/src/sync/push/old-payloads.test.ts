import { changes } from '@knotenblech/shared/sync/changes.ts';
import ofSchema1 from '@knotenblech/shared/sync/old-payloads/schema-1.json' with { type: 'json' };
import { type PushAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../simulate/random.ts';
import { openSimulatedShop, type SimulatedShop } from '../../../simulate/simulated-shop.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { type Payload, rowsBehind } from '../../../test/test-rows-behind.ts';
import type { Database } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { writeRecords } from '../rows/write-records.ts';

/** What devices of each schema once sent. A change whose shape changes needs a step in upcasts, never another payload here. */
const payloads: Record<number, Payload[]> = { 1: ofSchema1 };
/** The mark of a single part is that of all forms of its project, of which the payload holds one. */
const ofOtherForms: Record<string, string> = { putSinglePart: 'file_replaced' };

let database: Database;
let shop: SimulatedShop;
beforeAll(async () => {
  database = await testDatabase();
  shop = await openSimulatedShop(database, seededRandom(78));
});
afterAll(() => database.stop());

const userOf = ({ actors }: SimulatedShop) => [...actors.keys()][0] as UserId;

const push = async (schema: number, sent: readonly Payload[], to = shop) => {
  const at = '2026-11-21T09:00:00Z';
  const mutations = sent.map((payload, n) => ({ id: n + 1, uid: newId() as string, at, ...payload }));
  const clientId = newId() as string;
  const body = { protocol: protocolVersion, schema, userId: userOf(to), clientId, mutations };
  const answer = await to.request(userOf(to), '/push', body);
  const { results, errors } = answer.body as PushAnswer & { errors?: unknown };
  return { status: answer.status, clientId, results, errors };
};

describe.each(Object.keys(payloads).map(Number))('work queued by a build of schema %i', (schema) => {
  it('is applied to the last change where what it builds on is there', async () => {
    const own = await openSimulatedShop(database, seededRandom(schema));
    const refused: unknown[] = [];
    for (const payload of payloads[schema] ?? []) {
      const rows = rowsBehind(payload, own, userOf(own));
      await withCustomer(database.sql, own.customerId, (tx) => writeRecords(tx, own.customerId, rows));
      const { status, results } = await push(schema, [payload], own);
      expect({ status, count: results.length }).toEqual({ status: 200, count: 1 });
      const isAsItWas = results[0]?.status === 'applied' || results[0]?.code === ofOtherForms[payload.name];
      if (!isAsItWas) refused.push({ payload, ...results[0] });
    }
    expect(refused).toEqual([]);
    expect(own.bugs).toEqual([]);
  });
});

it('payloads of the present schema are kept for every change', () => {
  const kept = new Set(payloads[schemaVersion]?.map(({ name }) => name));
  expect(Object.keys(changes).filter((name) => !kept.has(name))).toEqual([]);
});

const [read] = ofSchema1.filter(({ name }) => name === 'readMessage') as [Payload];
const strange = { ...read, args: { ...(read.args as object), since: 'then' } };

it('arguments that no build of this schema sends are refused by themselves, the others beside them go on', async () => {
  const { results } = await push(schemaVersion, [strange, read]);
  expect(results.map(({ code }) => code)).toEqual(['invalid_input', 'not_found']);
});

it.each([
  ['newer name', 503, 'server_outdated', { ...read, name: 'foldPlate' }, schemaVersion + 1],
  ['unknown name', 422, 'unknown_change', { ...read, name: 'foldPlate' }, schemaVersion],
  ['newer version', 503, 'server_outdated', { ...read, v: 99 }, schemaVersion + 1],
  ['unknown version', 422, 'unknown_change', { ...read, v: 99 }, schemaVersion],
  ['newer argument', 503, 'server_outdated', strange, schemaVersion + 1],
])(
  'a change with a %s gets no answer, nor what comes after it: the push is answered with %i %s and nothing is kept of it',
  async (_, status, errorCode, newer, schema) => {
    const { results } = await push(schema, [read, newer, read]);
    expect(results.map(({ code }) => code)).toEqual(['not_found']);
    const alone = await push(schema, [newer, read]);
    expect(alone).toMatchObject({ status, errors: [{ errorCode }] });
    const [{ count } = { count: -1 }] = await database.owner<{ count: number }[]>`
    select count(*)::int as count from sync_result where client_id = ${alone.clientId}`;
    expect(count).toBe(0);
  },
);

it('a build older than the oldest that is understood is asked to update, nothing of it is looked at', async () => {
  const { status } = await push(0, ofSchema1.slice(0, 1));
  expect(status).toBe(426);
  const [{ count } = { count: -1 }] = await database.owner<{ count: number }[]>`
    select count(*)::int as count from sync_client where customer_id = ${shop.customerId} and last_mid = 0`;
  expect(count).toBe(0);
});
