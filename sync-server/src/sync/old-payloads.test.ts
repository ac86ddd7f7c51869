import { changes } from '@knotenblech/shared/sync/changes.ts';
import ofSchema1 from '@knotenblech/shared/sync/old-payloads/schema-1.json' with { type: 'json' };
import ofSchema2 from '@knotenblech/shared/sync/old-payloads/schema-2.json' with { type: 'json' };
import ofSchema3 from '@knotenblech/shared/sync/old-payloads/schema-3.json' with { type: 'json' };
import { protocolVersion, type PushAnswer, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../simulate/random.ts';
import { openSimulatedShop, type SimulatedShop } from '../../simulate/simulated-shop.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/test-database.ts';

type Payload = { name: string; v: number; args: unknown };
/** What devices of each schema once sent. A change whose shape changes needs a step in upcasts, never another payload here. */
const payloads: Record<number, Payload[]> = { 1: ofSchema1, 2: ofSchema2, 3: ofSchema3 };
const notUnderstood = ['invalid_input', 'change_failed'];

let database: Database;
let shop: SimulatedShop;
let userId: UserId;
beforeAll(async () => {
  database = await testDatabase();
  shop = await openSimulatedShop(database, seededRandom(78));
  userId = [...shop.actors.keys()][0] as UserId;
});
afterAll(() => database.stop());

const push = async (schema: number, sent: readonly Payload[]) => {
  const at = '2026-11-21T09:00:00Z';
  const mutations = sent.map((payload, n) => ({ id: n + 1, uid: newId() as string, at, ...payload }));
  const clientId = newId() as string;
  const body = { protocol: protocolVersion, schema, userId, clientId, mutations };
  const answer = await shop.request(userId, '/push', body);
  const { results, errors } = answer.body as PushAnswer & { errors?: unknown };
  return { status: answer.status, clientId, results, errors };
};

describe.each(Object.keys(payloads).map(Number))('work queued by a build of schema %i', (schema) => {
  it('is understood to the last change', async () => {
    const sent = payloads[schema] ?? [];
    const { status, results } = await push(schema, sent);
    expect(status).toBe(200);
    expect(results.length).toBe(sent.length);
    const refused = results.filter(({ code }) => code !== null && notUnderstood.includes(code));
    expect(refused.map(({ id, code, details }) => ({ sent: sent[id - 1], code, details }))).toEqual([]);
    expect(shop.bugs).toEqual([]);
  });
});

it('payloads of the present schema are kept for every change', () => {
  const kept = new Set(payloads[schemaVersion]?.map(({ name }) => name));
  expect(Object.keys(changes).filter((name) => !kept.has(name))).toEqual([]);
});

const [read] = ofSchema2.filter(({ name }) => name === 'readMessage') as [Payload];
const strange = { ...read, args: { ...(read.args as object), since: 'then' } };

it('arguments that no build of this schema sends are refused by themselves, the others beside them go on', async () => {
  const { results } = await push(schemaVersion, [strange, read]);
  expect(results.map(({ code }) => code)).toEqual(['invalid_input', 'not_found']);
});

it.each([
  ['name', { ...read, name: 'foldPlate' }, schemaVersion + 1],
  ['name', { ...read, name: 'foldPlate' }, schemaVersion],
  ['version', { ...read, v: 99 }, schemaVersion + 1],
  ['version', { ...read, v: 99 }, schemaVersion],
  ['argument', strange, schemaVersion + 1],
])(
  'a change with a newer %s than this build knows gets no answer, nor what comes after it, whichever build sends it',
  async (_, newer, schema) => {
    const { results } = await push(schema, [read, newer, read]);
    expect(results.map(({ code }) => code)).toEqual(['not_found']);
    const alone = await push(schema, [newer, read]);
    expect(alone).toMatchObject({ status: 503, errors: [{ errorCode: 'server_outdated' }] });
    const [{ count } = { count: -1 }] = await database.owner<{ count: number }[]>`
    select count(*)::int as count from sync_result where client_id = ${alone.clientId}`;
    expect(count).toBe(0);
  },
);

it('a build older than the oldest that is understood is asked to update, nothing of it is looked at', async () => {
  const { status } = await push(0, ofSchema2.slice(0, 1));
  expect(status).toBe(426);
  const [{ count } = { count: -1 }] = await database.owner<{ count: number }[]>`
    select count(*)::int as count from sync_client where customer_id = ${shop.customerId} and last_mid = 0`;
  expect(count).toBe(0);
});
