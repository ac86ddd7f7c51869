import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import {
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
  type SpaceId,
  userSpace,
} from '@knotenblech/shared/records/space.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { assemblyIdOf, type CustomerId, newId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken, newToken } from '../../src/accounts/auth/password.ts';
import { insertSession } from '../../src/accounts/auth/session.store.ts';
import type { Mail } from '../../src/jobs/mail/mail.store.ts';
import type { Attachment } from '../../src/jobs/mail/send-mail.ts';
import { readPdfText } from '../read-pdf-text.ts';
import { type TestShop, type TestUser, testShop } from '../test-shop.ts';
import { accessTable } from './access-table.ts';
import { canaryOf, plantCanaries } from './plant-canaries.ts';

const canary = /Zwrbl(\w+?)Quax/gi;
/** Names of the canaries in a text, once each. */
const canariesIn = (text: string) => [...new Set([...text.matchAll(canary)].map(([, what]) => what?.toLowerCase()))];

let shop: TestShop;
let planted: Awaited<ReturnType<typeof plantCanaries>>;
let neighbour: CustomerId;
const neighbours: { name: string; user: TestUser | null }[] = [];
const logged: string[] = [];
const mails: { mail: Mail; attachment: Attachment | null }[] = [];
let addresses = 0;

const enter = async ({ userId, customerId }: TestUser) => {
  const token = newToken();
  const made = {
    id: newId() as string,
    userId,
    customerId,
    kind: 'api' as const,
    keyHash: hashToken(token),
    cookieHash: null,
  };
  const expiresAt = new Date(shop.clock.now.getTime() + 3_600_000);
  await insertSession(shop.database.owner, { ...made, deviceName: '', address: '', now: shop.clock.now, expiresAt });
  return token;
};

const wire = { protocol: protocolVersion, schema: schemaVersion, clientId: crypto.randomUUID() };
const spacesOfPlanted = (): SpaceId[] => [
  customerSpace(planted.device.customer.id),
  customerPriceSpace(planted.device.customer.id),
  planted.projectSpace,
  projectPriceSpace(planted.projectId),
  planted.userSpace,
];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  shop = await testShop({ isDemo: true, log });
  await shop.work({ send: async (mail, attachment) => void mails.push({ mail, attachment }), close: () => {} });
  neighbour = await shop.addCustomer();
  const all: Permission[] = [
    'CUSTOMER_ADMIN_PERMISSION',
    'STANDARD_PERMISSION',
    'UPLOAD_PERMISSION',
    'ORDER_PERMISSION',
  ];
  neighbours.push(
    { name: 'a company admin', user: await shop.addUser('nachbarchef', all, neighbour) },
    { name: 'a user', user: await shop.addUser('nachbar', ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION'], neighbour) },
    { name: 'a visitor', user: null },
  );
  planted = await plantCanaries(shop);
}, 240_000);
afterAll(() => shop.stop());

/** Every id there is of the company's things, by the table that holds it. */
const idsOfPlanted = async () => {
  const { owner } = shop.database;
  const customerId = planted.device.customer.id;
  const records = await owner<{ kind: string; id: string }[]>`
    select kind, id from record where customer_id = ${customerId} and kind in
      ('project', 'address', 'user', 'order', 'quote', 'weldCertFile', 'message', 'cart', 'cartLine')`;
  const sessions = await owner<{ id: string }[]>`select id from session where customer_id = ${customerId} limit 2`;
  const of = (kind: string) => records.filter((row) => row.kind === kind).map((row) => row.id);
  const images = ['TRI', 'FRONT'].map((view) => `${planted.projectId}.project.${view}`);
  return {
    projectId: [planted.projectId, planted.ordered],
    partId: [partIdOf(planted.projectId, 1), partIdOf(planted.projectId, 2)],
    assemblyId: [assemblyIdOf(planted.frame, 1)],
    addressId: of('address'),
    userId: of('user'),
    orderId: of('order'),
    quoteId: of('quote'),
    customerId: [customerId],
    sessionId: sessions.map(({ id }) => id),
    hash: planted.hashes,
    fileId: [...images, ...of('weldCertFile')],
    language: ['de'],
    kind: ['operator', 'tariff'],
    customerNumber: [String(planted.device.customer.number)],
    token: ['x'],
  } as Record<string, string[]>;
};

const addressesOf = (path: string, ids: Record<string, string[]>): string[] => {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (name === undefined) return [path];
  return (ids[name] ?? ['x']).flatMap((id) => addressesOf(path.replace(`{${name}}`, id), ids));
};

const textOf = async (answer: Response) => {
  if (answer.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return '';
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPdf = answer.headers.get('Content-Type') === 'application/pdf' && answer.status === 200;
  const words = isPdf ? (await readPdfText(bytes)).join(' ') : '';
  return `${JSON.stringify([...answer.headers])} ${new TextDecoder('latin1').decode(bytes)} ${words}`;
};

/** Calls whose effect would end what the test needs. */
const harmful = new Set(['POST /users/login', 'POST /session']);

it('planted words are seen by those they belong to, so that their absence elsewhere tells something', async () => {
  const own = await shop.post(
    '/sync/pull',
    {
      ...wire,
      userId: planted.device.user.id,
      epoch: null,
      spaces: Object.fromEntries(spacesOfPlanted().map((space) => [space, null])),
      limit: 5000,
    },
    planted.device.headers,
  );
  const sessions = await shop.request('/account/sessions', { headers: planted.device.headers });
  const files = await Promise.all(
    planted.hashes.map(async (hash) => shop.request(`/files/${hash}`, { headers: planted.device.headers })),
  );
  const texts = await Promise.all([own, sessions, ...files].map(textOf));
  const seen = canariesIn(texts.join(' '));
  const all = `ProjectName ProjectComment ProjectText ProjectDrawing PartName FileName FilePart FileDrawing FileContent
    DocumentName DocumentContent AddressName AddressAdd AddressFirst AddressLast Street City AddressMail
    QuoteReference OrderReference LineComment LineReference MessageSubject MessageText UserName UserMail UserFirst
    UserLast DeviceName`.split(/\s+/);
  expect(all.filter((what) => !seen.includes(what.toLowerCase()))).toEqual([]);
});

it('no answer to another company or a visitor holds a planted word, whatever ids they name', async () => {
  const ids = await idsOfPlanted();
  expect(Object.entries(ids).filter(([, values]) => values.length === 0)).toEqual([]);
  const one = (name: string) => ids[name]?.[0] ?? '';
  const inBody = {
    projectId: planted.projectId,
    projectIdList: [planted.projectId, planted.ordered],
    addressId: one('addressId'),
    userId: one('userId'),
    orderId: one('orderId'),
    customerId: one('customerId'),
  };
  const query = new URLSearchParams({ ...inBody, projectIdList: planted.projectId }).toString();
  const found: string[] = [];
  let answers = 0;
  for (const [route, row] of Object.entries(accessTable).filter(([name]) => !harmful.has(name))) {
    const [method = '', path = ''] = route.split(' ');
    const isReading = method === 'GET';
    const bodies = isReading ? [undefined] : [row.body ?? {}, inBody];
    for (const { name, user } of neighbours)
      for (const address of addressesOf(path, ids))
        for (const body of bodies)
          for (const at of isReading ? [address, `${address}?${query}`] : [address]) {
            const headers = {
              ...(user && { token: await enter(user) }),
              'Content-Type': 'application/json',
              'X-Forwarded-For': `10.8.${addresses >> 8}.${addresses++ & 255}`,
            };
            const answer = await shop.request(at, { method, headers, ...(body && { body: JSON.stringify(body) }) });
            answers += 1;
            const words = canariesIn(await textOf(answer));
            if (words.length > 0) found.push(`${name}: ${method} ${at} ${answer.status}: ${words.join(' ')}`);
          }
  }
  console.log(`${answers} answers read`);
  expect(found).toEqual([]);
  expect(answers).toBeGreaterThan(600);
}, 300_000);

it('no pull and no push of another company brings a planted word, nor does what it stores then', async () => {
  const found: string[] = [];
  for (const { name, user } of neighbours) {
    if (!user) continue;
    const headers = { token: await enter(user) };
    const spaces = [
      ...spacesOfPlanted(),
      customerSpace(neighbour),
      customerPriceSpace(neighbour),
      userSpace(user.userId),
    ];
    const pull = async () =>
      textOf(
        await shop.post(
          '/sync/pull',
          {
            ...wire,
            userId: user.userId,
            epoch: null,
            spaces: Object.fromEntries(spaces.map((each) => [each, null])),
            limit: 5000,
          },
          headers,
        ),
      );
    const args = { projectId: planted.projectId };
    const { rows } = planted.device;
    const [order] = await rows(customerSpace(planted.device.customer.id), 'order');
    const changes: [ChangeName, object][] = [
      ['copyProject', { ...args, newProjectId: newId(), name: 'Kopie' }],
      ['setProjectTexts', { ...args, comment: 'x' }],
      ['putCartLine', { ...args, lineId: newId(), cartId: newId() }],
      ['trashProject', { ...args, trashed: true }],
      ['createProject', { projectId: newId(), name: 'P', fileHash: planted.hashes[0], fileName: 'p.btlx' }],
      ['cancelOrder', { orderId: order?.id, projectIds: [planted.ordered], reason: 'x' }],
      ['requestPrice', { ...args, comment: '', language: 'de' }],
    ];
    const mutations = changes.map(([change, each], n) => ({
      id: n + 1,
      uid: crypto.randomUUID(),
      name: change,
      v: 1,
      args: each,
      at: shop.clock.now.toISOString(),
    }));
    const pushed = await shop.post(
      '/sync/push',
      { ...wire, clientId: crypto.randomUUID(), userId: user.userId, mutations },
      headers,
    );
    const answer = await textOf(pushed);
    expect(answer).not.toMatch(/invalid_input|server_outdated/);
    const texts = [answer, await pull()];
    found.push(...texts.flatMap((text) => canariesIn(text).map((word) => `${name}: ${word}`)));
  }
  expect(found).toEqual([]);
}, 120_000);

it('no event tells another company what changes', async () => {
  const user = neighbours[0]?.user as TestUser;
  const answer = await shop.request('/sync/events', { headers: { token: await enter(user) } });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader?.read())?.value);
  const reading = (async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      text += decoder.decode(part.value);
    }
  })();
  await planted.device.push('setProjectTexts', { projectId: planted.projectId, comment: canaryOf('ProjectComment') });
  shop.pokes.poke(neighbour, new Map([[customerSpace(neighbour), 99]]));
  await expect.poll(() => text).toContain('event: poke');
  await reader?.cancel();
  await reading;
  expect(canariesIn(text)).toEqual([]);
  expect(text).not.toContain(planted.projectId);
  expect(text).not.toContain(planted.device.customer.id);
});

it('mails with planted words go to the company and the shop alone', async () => {
  await expect
    .poll(() => mails.filter(({ mail }) => canariesIn(JSON.stringify(mail)).length > 0).length)
    .toBeGreaterThan(0);
  const to = mails.filter(({ mail }) => canariesIn(JSON.stringify(mail)).length > 0).map(({ mail }) => mail.recipient);
  expect(to.filter((recipient) => /nachbar/.test(recipient))).toEqual([]);
});

it('the log holds no planted word', () => {
  expect(logged.length).toBeGreaterThan(600);
  expect(canariesIn(logged.join(''))).toEqual([]);
});
