import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddressId } from '@knotenblech/shared/values/ids.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { askVies } from './ask-vies.ts';
import { checkVatId } from './check-vat-id.ts';

let shop: TestShop;
let tablet: TestDevice;
let service: Server;
let url = '';
let asked: unknown[] = [];
/** What the service answers next; null: nothing, for longer than anybody waits. */
let answer: { status: number; body: unknown } | null = { status: 200, body: {} };

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  service = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, method: request.method, body: JSON.parse(text) });
      if (!answer) return;
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/rest-api`;
});
afterEach(() => {
  asked = [];
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
  await shop.stop();
});

const valid = {
  countryCode: 'AT',
  vatNumber: 'U12345678',
  requestDate: '2026-11-23T08:00:00Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAZX123',
  name: 'Zimmerei Alpin GmbH',
  address: '---',
};
const vatId = 'ATU12345678';
const check = () => {
  const { customerId } = { customerId: tablet.customer.id };
  return checkVatId({ owner: shop.database.owner, now: () => shop.clock.now, viesUrl: url }, { customerId, vatId });
};
const checks = () => shop.database.owner<
  { outcome: string; requestId: string | null; name: string | null; at: Date }[]
>`
  select outcome, request_id as "requestId", holder_name as name, checked_at as at from vat_id_check order by id`;
const confirmed = async () => (await tablet.customers())[0]?.confirmedVatId;

it('a valid id is asked with both ids, kept with time and consultation number, and confirmed with the customer', async () => {
  answer = { status: 200, body: valid };
  await check();
  expect(asked).toEqual([
    {
      path: '/rest-api/check-vat-number',
      method: 'POST',
      body: { countryCode: 'AT', vatNumber: 'U12345678', requesterMemberStateCode: 'DE', requesterNumber: '123456788' },
    },
  ]);
  expect(await checks()).toEqual([
    { outcome: 'valid', requestId: 'WAPIAAAAZX123', name: 'Zimmerei Alpin GmbH', at: shop.clock.now },
  ]);
  expect(await confirmed()).toBe(vatId);
});

it.each([
  [
    'a member state that is away',
    { status: 200, body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } },
  ],
  ['a fault of the service', { status: 500, body: { errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] } }],
  ['an answer that is none', { status: 200, body: { hello: 'world' } }],
])('%s keeps the confirmation and is asked again', async (_, next) => {
  answer = next;
  await expect(check()).rejects.toThrow('gave no answer');
  expect((await checks()).at(-1)).toMatchObject({ outcome: 'unavailable', requestId: null });
  expect(await confirmed()).toBe(vatId);
});

it('a slow service is waited for no longer than the time given', async () => {
  answer = null;
  expect(await askVies({ url, vatId, requesterVatId: 'DE123456788', timeoutMs: 200 })).toMatchObject({
    outcome: 'unavailable',
  });
});

it('an id that is not valid any more loses its confirmation', async () => {
  answer = { status: 200, body: { ...valid, valid: false, requestIdentifier: 'WAPIAAAAZX124', name: '---' } };
  await check();
  expect((await checks()).at(-1)).toMatchObject({ outcome: 'invalid', requestId: 'WAPIAAAAZX124', name: null });
  expect(await confirmed()).toBeNull();
});

it('nothing is asked where no service is set', async () => {
  const deps = { owner: shop.database.owner, now: () => shop.clock.now, viesUrl: null };
  await checkVatId(deps, { customerId: tablet.customer.id, vatId });
  expect(asked).toEqual([]);
});

it('an address with a VAT id is checked by a job of its own', async () => {
  const [address] = await tablet.addresses();
  if (!address) throw new Error('no address');
  const stored = { ...address, id: newId<AddressId>(), countryIso: 'AT', vatId: 'ATU 123 456 78' };
  expect(await tablet.push('putAddress', { address: stored })).toMatchObject({ status: 'applied' });
  const jobs = await shop.database.owner`select data from jobs.job where name = 'check-vat-id'`;
  expect(jobs.map((job) => job.data)).toEqual([{ customerId: tablet.customer.id, vatId }]);
});
