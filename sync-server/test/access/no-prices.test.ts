import {
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
  projectSpace,
  type SpaceId,
  userSpace,
} from '@knotenblech/shared/records/space.ts';
import { type PullAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { assemblyIdOf, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatEuros } from '../../src/orders/documents/sums-of.ts';
import { readPdfText } from '../read-pdf-text.ts';
import { type TestDevice, testDevice } from '../test-device.ts';
import { testOrder } from '../test-order.ts';
import { testQuote } from '../test-quote.ts';
import { type TestShop, testShop } from '../test-shop.ts';
import { accessTable } from './access-table.ts';

const wire = { protocol: protocolVersion, schema: schemaVersion, clientId: crypto.randomUUID() };

let shop: TestShop;
let buyer: TestDevice;
let reader: TestDevice;
let projects: ProjectId[];
let ids: Record<string, string[]>;
/** How the company's amounts are written: as cents, as euros in JSON and as euros on paper. */
let written: RegExp;

const allSpaces = (device: TestDevice): SpaceId[] => [
  customerSpace(device.customer.id),
  customerPriceSpace(device.customer.id),
  userSpace(device.user.id),
  ...projects.flatMap((id) => [projectSpace(id), projectPriceSpace(id)]),
];
const pull = (device: TestDevice, spaces: SpaceId[]) =>
  shop.post(
    '/sync/pull',
    {
      ...wire,
      userId: device.user.id,
      epoch: null,
      spaces: Object.fromEntries(spaces.map((id) => [id, null])),
      limit: 5000,
    },
    device.headers,
  );

/** Amounts that no count or measure is likely to be as well. */
const smallestCents = 10_000;
const centsIn = (value: unknown, key = ''): number[] => {
  if (typeof value === 'number') return key.endsWith('Cents') && value >= smallestCents ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => centsIn(each, Array.isArray(value) ? key : name));
};
const waysToWrite = (cents: number) => {
  const euros = cents / 100;
  return [String(cents), String(euros), euros.toFixed(2), formatEuros(cents).replace(/[^\d.,]/g, '')];
};

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work({ send: async () => undefined, close: () => {} });
  [buyer, reader] = [await testDevice(shop, 'werkstatt'), await testDevice(shop, 'leser')];
  await buyer.untilRead();
  const known = await buyer.projects();
  projects = known.map(({ id }) => id);
  const posts = known.find(({ name }) => name === 'Winkel, Pfosten und Flachstahl')?.id as ProjectId;
  await buyer.push('requestQuote', await testQuote(buyer, [posts]));
  expect(await buyer.push('submitOrder', await testOrder(buyer, [posts]))).toMatchObject({ status: 'applied' });
  const pulled = (await (await pull(buyer, allSpaces(buyer))).json()) as PullAnswer;
  const priced = Object.entries(pulled.spaces).filter(([space]) => /^(cp|jp):/.test(space));
  const amounts = [...new Set(priced.flatMap(([, { put }]) => centsIn(put)))];
  expect(amounts.length).toBeGreaterThan(5);
  written = new RegExp(
    `(?<![\\w.,-])(${[...new Set(amounts.flatMap(waysToWrite))].map((each) => each.replaceAll('.', '\\.')).join('|')})(?![\\w.,-]*\\d)`,
    'g',
  );
  const rows = await shop.database.owner<{ kind: string; id: string }[]>`
    select kind, id from record where customer_id = ${buyer.customer.id} and kind in ('order', 'quote', 'user', 'address')`;
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  ids = {
    projectId: projects,
    partId: projects.map((id) => partIdOf(id, 1)),
    assemblyId: projects.map((id) => assemblyIdOf(id, 1)),
    fileId: projects.flatMap((id) => [`${id}.project.TRI`, `${id}.part.1.FRONT`]),
    orderId: of('order'),
    quoteId: of('quote'),
    userId: of('user'),
    addressId: of('address'),
    customerId: [buyer.customer.id],
    customerNumber: [String(buyer.customer.number)],
    kind: ['operator'],
    language: ['de'],
  };
}, 240_000);
afterAll(() => shop.stop());

const amountsIn = async (answer: Response) => {
  if (answer.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return [];
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPdf = answer.headers.get('Content-Type') === 'application/pdf';
  const text = isPdf ? (await readPdfText(bytes)).join(' ') : new TextDecoder('latin1').decode(bytes);
  return [...new Set(text.match(written))];
};

const addressesOf = (path: string): string[] => {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (name === undefined) return [path];
  return (ids[name] ?? ['x']).flatMap((id) => addressesOf(path.replace(`{${name}}`, id)));
};

/** Readings, and what a user without prices may still change; each answers with what it leaves. */
const asked = () =>
  Object.entries(accessTable).flatMap(([route, { body }]) => {
    const [method = '', path = ''] = route.split(' ');
    if (method === 'DELETE' || /^\/(session|users|account|register|handOver|admin|cspReports|contact)\b/.test(path))
      return [];
    const query = new URLSearchParams({ projectId: projects[0] ?? '', projectIdList: projects[0] ?? '' }).toString();
    return addressesOf(path).map((address) => ({
      method,
      address: method === 'GET' ? `${address}?${query}` : address,
      body,
    }));
  });

const findAmounts = async (device: TestDevice) => {
  const found: string[] = [];
  for (const { method, address, body = {} } of asked()) {
    const init = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const headers = { ...device.headers, 'Content-Type': 'application/json' };
    const amounts = await amountsIn(await shop.request(address, { method, headers, ...init }));
    if (amounts.length > 0) found.push(`${method} ${address}: ${amounts.join(' ')}`);
  }
  const pulled = await amountsIn(await pull(device, allSpaces(device)));
  return pulled.length > 0 ? [...found, `pull: ${pulled.join(' ')}`] : found;
};

it('the amounts are found in calls, PDFs and pulls of whoever sees prices', async () => {
  const found = (await findAmounts(buyer)).join('\n');
  for (const place of ['/project/details/', 'confirmation.pdf', 'quote.pdf', 'pull']) expect(found).toContain(place);
}, 120_000);

it('no call, PDF or pull tells an amount to a user who sees no prices', async () => {
  expect(await findAmounts(reader)).toEqual([]);
}, 120_000);
