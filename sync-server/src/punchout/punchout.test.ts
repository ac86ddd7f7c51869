import type { PunchoutProtocol, PunchoutSettings } from '@knotenblech/shared/accounts/punchout.ts';
import { punchoutCalls } from '@knotenblech/shared/api/accounts/punchout-calls.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { type CartId, newId, type ProjectId, type QuoteId } from '@knotenblech/shared/values/ids.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { idsLines, ociLines, openTestErp, type TestErp } from '../../test/test-erp.ts';
import { quotesOf, testQuote } from '../../test/test-quote.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';
import { wrongPasswordsPerAddress } from './punchout-visit.ts';

let shop: TestShop;
let erp: TestErp;
let chief: TestDevice;
let tablet: TestDevice;
let projectIds: ProjectId[];
let basket: RequestQuoteArgs;
let requests = 0;
const logged: string[] = [];
const logins = new Map<PunchoutProtocol, { userName: string; password: string }>();

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  [shop, erp] = await Promise.all([testShop({ isDemo: true, log }), openTestErp()]);
  [chief, tablet] = [await testDevice(shop, 'chef'), await testDevice(shop, 'werkstatt')];
  await tablet.untilRead();
  const priced = new Set((await tablet.prices()).filter(({ onRequest }) => !onRequest).map(({ id }) => id));
  projectIds = (await tablet.projects())
    .filter(({ id, trashedAt, orderedAt }) => priced.has(id) && trashedAt === null && !orderedAt)
    .map(({ id }) => id)
    .slice(0, 2);
  expect(projectIds).toHaveLength(2);
  basket = await testQuote(tablet, projectIds);
  for (const protocol of ['oci', 'ids'] as const) {
    const { userName, password } = punchoutCalls.put.answer.parse(await (await set(protocol)).json());
    logins.set(protocol, { userName, password: password ?? '' });
  }
}, 240_000);
beforeEach(async () => {
  erp.received.length = 0;
  await set('oci');
  await set('ids');
});
afterAll(async () => {
  await shop.stop();
  await erp.stop();
});

const set = (protocol: PunchoutProtocol, more: Partial<PunchoutSettings> = {}, headers = chief.headers) => {
  const settings: PunchoutSettings = {
    isOn: true,
    returnAddresses: [`${erp.url}/in`],
    unit: 'ST',
    encoding: 'UTF-8',
    setup: 'own-item',
    ...more,
  };
  return shop.request(`/punchout/accesses/${protocol}`, {
    method: 'PUT',
    body: JSON.stringify(settings),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
};
const hook = () => `${erp.url}/in?session=4711`;
const from = () => `10.8.${requests >> 8}.${requests++ & 255}`;

type Asked = { hookUrl?: string; password?: string; userName?: string; address?: string; action?: string };
const open = (path: string, init: RequestInit = {}, address = from()) =>
  shop.app.request(`/api/punchout${path}`, {
    ...init,
    headers: { 'X-Forwarded-For': address, 'Accept-Language': 'it,de;q=0.5', ...(init.headers as object) },
  });
const enterOci = ({ hookUrl = hook(), address, ...more }: Asked = {}) => {
  const login = { ...logins.get('oci'), ...more };
  const body = new URLSearchParams({
    username: login.userName ?? '',
    Password: login.password ?? '',
    HOOK_URL: hookUrl,
  });
  return open('/oci', { method: 'POST', body }, address);
};
const enterIds = ({ hookUrl = hook(), action = 'wke', ...more }: Asked = {}) => {
  const login = { ...logins.get('ids'), ...more };
  const body = new FormData();
  const fields = { kndnr: '10023', name_kunde: login.userName, pw_kunde: login.password, version: '2.5', action };
  for (const [name, value] of Object.entries({ ...fields, hookurl: hookUrl })) body.set(name, value ?? '');
  return open('/ids', { method: 'POST', body, headers: {} });
};
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
/** What a browser that a purchasing system sent here brings along beside a session. */
const withVisit = (answer: Response, device = tablet) => ({
  ...device.headers,
  Cookie: [(device.headers as Record<string, string>)['Cookie'], cookieOf(answer)].join('; '),
});
const visit = async (entered: Response, device = tablet) => {
  const answer = await shop.request('/punchout/visit', { headers: withVisit(entered, device) });
  return punchoutCalls.visit.answer.parse(await answer.json()).visit;
};
const prepare = (entered: Response, args: RequestQuoteArgs, device = tablet) =>
  shop.post('/punchout/basket', args, withVisit(entered, device));
const codeOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { errorCode: string }[] };
  return `${answer.status} ${errors[0]?.errorCode ?? 'ok'}`;
};
const page = (entered: Response) => open('/basket', { headers: { Cookie: cookieOf(entered) } });

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
/** What a browser reads of a page's form. */
const formOf = (text: string) => ({
  action: /<form method="post" action="([^"]+)" accept-charset="([^"]+)">/.exec(text)?.[1] ?? '',
  encoding: /accept-charset="([^"]+)"/.exec(text)?.[1] ?? '',
  fields: [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)" \/>/g)].map(
    ([, name = '', value = '']): [string, string] => [unescaped(name), unescaped(value)],
  ),
});
/** The form as a browser sends it, and once more where the answer says so. */
const press = async (entered: Response, text: string, headers: Record<string, string> = {}) => {
  const { action, fields, encoding } = formOf(text);
  const encoded = fields
    .map((pair) =>
      pair.map((part) => [...Buffer.from(part, encoding === 'UTF-8' ? 'utf8' : 'latin1')].map(percent).join('')),
    )
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body: encoded, headers: { ...type, Cookie: cookieOf(entered), ...headers } };
  const answer = await open(action.replace('/api/punchout', ''), init);
  const location = answer.headers.get('Location');
  if (answer.status === 307 && location) await fetch(location, { method: 'POST', body: encoded, headers: type });
  return answer;
};
const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;

/** The basket, asked for once more. */
const asked = (): RequestQuoteArgs => ({ ...basket, quoteId: newId<QuoteId>(), cartId: newId<CartId>() });

const quoted = async (args: RequestQuoteArgs) =>
  (await quotesOf(tablet)).find(({ id }) => id === args.quoteId) as Quote;
const handOver = async (entered: Response, more: Partial<RequestQuoteArgs> = {}) => {
  const args = { ...asked(), ...more };
  expect(await codeOf(await prepare(entered, args))).toBe('200 ok');
  const text = await (await page(entered)).text();
  expect((await press(entered, text)).status).toBe(307);
  return { quote: await quoted(args), received: erp.received.at(-1), text };
};

describe('a purchasing system', () => {
  it('opens the shop at a clean address, with a cookie that no script reads', async () => {
    const answer = await enterOci();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/it/shop/basket');
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^punchout=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await visit(answer)).toEqual({
      state: 'open',
      protocol: 'oci',
      host: new URL(erp.url).host,
      expiresAt: new Date(shop.clock.now.getTime() + 3_600_000).toISOString(),
    });
  });

  it('sends its fields in the address too, in any case, and none of them is logged or stored in plain', async () => {
    const { userName, password } = logins.get('oci') ?? { userName: '', password: '' };
    const query = new URLSearchParams({ UserName: userName, PASSWORD: password, hook_url: hook(), '~OkCode': 'ADDI' });
    const answer = await open(`/oci?${query}`);
    expect(answer.status).toBe(303);
    const stored = JSON.stringify([
      await shop.database.owner`select a::text as row from punchout_access a`,
      await shop.database.owner`select v::text as row from punchout_visit v`,
      await shop.database.owner`select e::text as row from audit_entry e`,
    ]);
    for (const secret of [password, cookieOf(answer).split('=')[1] ?? '-'])
      for (const text of [logged.join(''), stored]) expect(text).not.toContain(secret);
    expect(logged.join('')).not.toContain('session=4711');
  });

  it('opens it by IDS-Connect, by WKE alone', async () => {
    expect((await enterIds()).status).toBe(303);
    for (const action of ['WKS', 'ADL', 'AS', 'LI', 'SV', '']) {
      const answer = await enterIds({ action });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('WKE');
    }
    expect((await open('/ids')).status).toBe(400);
    expect((await open('/oci?FUNCTION=VALIDATE')).status).toBe(400);
  });

  it.each([{ password: 'falsch' }, { password: '' }, { userName: 'oci-unbekannt' }, { userName: '' }])(
    'opens nothing with %j',
    async (wrong) => {
      const answer = await enterOci(wrong);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    },
  );

  it('opens nothing with the password of the other protocol, or when it is switched off', async () => {
    expect((await enterOci(logins.get('ids'))).status).toBe(403);
    const entered = await enterOci();
    await set('oci', { isOn: false });
    expect((await enterOci()).status).toBe(403);
    expect(await visit(entered)).toBeNull();
  });

  it('is kept from guessing, whatever the right password did before', async () => {
    const address = '10.99.0.1';
    expect((await enterOci({ address })).status).toBe(303);
    for (let n = 0; n < wrongPasswordsPerAddress; n++) await enterOci({ address, password: `${n}` });
    expect((await enterOci({ address, password: 'noch' })).status).toBe(429);
    expect((await enterOci({ address })).status).toBe(429);
    expect((await enterOci()).status).toBe(303);
  });

  it.each([
    'https://evil.com/in',
    'http://127.0.0.1.evil.com/in',
    'http://127.0.0.1@evil.com/in',
    'http://127.0.0.1:1/in',
    '/../admin',
    '/in/..%2fadmin',
    'SAPEVENT:POST',
    '',
  ])('gets no basket sent to %j', async (given) => {
    const answer = await enterOci({ hookUrl: given.startsWith('/') ? `${erp.url}/in${given}` : given });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('whose address is taken off the list gets nothing any more', async () => {
    const entered = await enterOci();
    await set('oci', { returnAddresses: ['https://erp.example.com'] });
    expect(await visit(entered)).toBeNull();
    expect((await page(entered)).status).toBe(410);
  });
});

describe('a basket', () => {
  it.each(['own-item', 'spread'] as const)('arrives by OCI to the cent, what is paid once as %s', async (setup) => {
    await set('oci', { setup });
    const { quote, received } = await handOver(await enterOci());
    expect(received?.path).toBe('/in?session=4711');
    const lines = ociLines(received?.fields ?? []);
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.amounts.netCents);
    expect(lines.length).toBeGreaterThan(projectIds.length);
    const values = new Map(received?.fields);
    const names = [...values.values()].filter((value) => value.startsWith('Rüsten und Zuschläge'));
    expect(names.length > 0).toBe(setup === 'own-item');
    expect(values.get('NEW_ITEM-EXT_QUOTE_ID[1]')).toBe(quote.number);
    expect(values.get('NEW_ITEM-VENDORMAT[2]')).toBe(`${quote.number.replace('AN-20', 'AN')}-002`);
    for (const [name, value] of received?.fields ?? []) {
      if (name.startsWith('NEW_ITEM-DESCRIPTION')) expect(value.length).toBeLessThanOrEqual(40);
      if (name.startsWith('NEW_ITEM-QUANTITY')) expect(value).toMatch(/^\d{1,11}\.\d{3}$/);
      if (name.startsWith('NEW_ITEM-PRICE[')) expect(value).toMatch(/^\d{1,11}\.\d{2}$/);
      if (name.startsWith('NEW_ITEM-PRICEUNIT')) expect(value).toMatch(/^\d{1,5}$/);
      if (name.startsWith('NEW_ITEM-UNIT')) expect(value).toBe('ST');
      if (name.startsWith('NEW_ITEM-LEADTIME')) expect(value).toMatch(/^[1-9]\d*$/);
      for (const line of name.includes('LONGTEXT') ? value.split('\n') : []) expect(line.length).toBeLessThan(133);
    }
  });

  it('arrives by IDS-Connect to the cent, whether a price is read for its basis or for the line', async () => {
    const { quote, received } = await handOver(await enterIds(), { reference: 'Halle <8> & „Süd“' });
    expect(received?.fields.map(([name]) => name)).toEqual(['warenkorb']);
    const [, xml = ''] = received?.fields[0] ?? [];
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(xml).not.toContain('<!');
    expect(xml).toContain('<Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/">');
    expect(xml).toContain('<RueckgabeKZ>Warenkorbrückgabe</RueckgabeKZ><Version>2.5</Version>');
    expect(xml).toContain(`<OfferNo>${quote.number}</OfferNo>`);
    expect(xml).toContain('<Kommission>Halle &lt;8&gt; &amp; „Süd“</Kommission>');
    const lines = idsLines(xml);
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.amounts.netCents);
    const perLine = [...xml.matchAll(/<NetPrice>([\d.]+)<\/NetPrice>/g)].map(([, price]) =>
      Math.round(Number(price) * 100),
    );
    expect(perLine.reduce((sum, cents) => sum + cents, 0)).toBe(quote.amounts.netCents);
    for (const [, number = ''] of xml.matchAll(/<ArtNo>([^<]*)<\/ArtNo>/g)) expect(number.length).toBeLessThan(16);
  });

  it('is spelled in ISO-8859-1 where the company says so', async () => {
    await set('ids', { encoding: 'ISO-8859-1' });
    const { received, text } = await handOver(await enterIds(), { reference: 'Łódź – „Süd“ 10 €' });
    expect(formOf(text).encoding).toBe('ISO-8859-1');
    const bytes = received?.raw.replace(/%(\w\w)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    expect(bytes).toContain('encoding="ISO-8859-1"');
    expect(bytes).toContain('<Kommission>Lódz - &quot;Süd&quot; 10 EUR</Kommission>');
  });

  it('stands on a page that may send it there and nowhere else, runs nothing and is kept nowhere', async () => {
    const entered = await enterOci();
    const args = { ...asked(), reference: '<script>alert(1)</script>' };
    await prepare(entered, args);
    const answer = await page(entered);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${erp.url};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    const text = await answer.text();
    expect(text).not.toContain('<script');
    expect(text).toContain('<html lang="de">');
    expect((await quoted(args)).number).toMatch(/^AN-2026-\d{5}$/);
  });

  it('is sent once: who presses again, or comes back, reads that it is handed over', async () => {
    const entered = await enterOci();
    const { text } = await handOver(entered);
    expect((await press(entered, text)).status).toBe(409);
    const again = await page(entered);
    expect(again.status).toBe(409);
    expect(await again.text()).not.toContain('<form');
    expect(erp.received).toHaveLength(1);
    expect((await visit(entered))?.state).toBe('handed-over');
    expect(await codeOf(await prepare(entered, asked()))).toBe('410 punchout_expired');
  });

  it('is sent once by many presses at once', async () => {
    const entered = await enterOci();
    expect(await codeOf(await prepare(entered, asked()))).toBe('200 ok');
    const text = await (await page(entered)).text();
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(entered, text)));
    expect(answers.filter(({ status }) => status === 307)).toHaveLength(1);
    expect(erp.received).toHaveLength(1);
  });

  it('goes by the page that is the newest', async () => {
    const entered = await enterOci();
    expect(await codeOf(await prepare(entered, asked()))).toBe('200 ok');
    const old = await (await page(entered)).text();
    await prepare(entered, asked());
    expect((await press(entered, old)).status).toBe(410);
    expect((await press(entered, await (await page(entered)).text())).status).toBe(307);
  });

  it('is not sent because another site asks for it', async () => {
    const entered = await enterOci();
    await prepare(entered, asked());
    const text = await (await page(entered)).text();
    expect((await press(entered, text, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(410);
    expect(erp.received).toHaveLength(0);
  });

  it('of another amount than was shown is not offered', async () => {
    const entered = await enterOci();
    const args = asked();
    const shown = { ...args.shown, grossCents: args.shown.grossCents - 1 };
    expect(await codeOf(await prepare(entered, { ...args, shown }))).toBe('409 price_changed');
    expect((await page(entered)).status).toBe(410);
  });

  it('ends with its hour', async () => {
    const entered = await enterOci();
    const args = asked();
    await prepare(entered, args);
    const text = await (await page(entered)).text();
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 3_600_000);
    expect((await page(entered)).status).toBe(410);
    expect((await press(entered, text)).status).toBe(410);
    expect(await visit(entered)).toBeNull();
    expect(await codeOf(await prepare(entered, args))).toBe('410 punchout_expired');
    shop.clock.now = before;
  });

  it('is of the company whose purchasing system asked, and of who may order', async () => {
    const entered = await enterOci();
    const [stranger, reader] = [await testDevice(shop, 'privat'), await testDevice(shop, 'leser')];
    expect((await visit(entered, stranger))?.state).toBe('other-company');
    const args = asked();
    expect(await codeOf(await prepare(entered, args, stranger))).toBe('410 punchout_expired');
    expect((await prepare(entered, args, reader)).status).toBe(403);
    expect(await codeOf(await shop.post('/punchout/basket', args, tablet.headers))).toBe('410 punchout_expired');
  });
});

describe('the access of a purchasing system', () => {
  it('is set by who administers the company, its password told once', async () => {
    expect((await set('oci', {}, tablet.headers)).status).toBe(403);
    const again = punchoutCalls.put.answer.parse(await (await set('oci')).json());
    expect(again).toMatchObject({ userName: logins.get('oci')?.userName, password: null });
    const listed = await (await shop.request('/punchout/accesses', { headers: chief.headers })).text();
    expect(listed).not.toContain(logins.get('oci')?.password);
    expect(punchoutCalls.list.answer.parse(JSON.parse(listed)).accesses.map(({ protocol }) => protocol)).toEqual([
      'ids',
      'oci',
    ]);
    const stranger = await testDevice(shop, 'admin');
    const others = await (await shop.request('/punchout/accesses', { headers: stranger.headers })).json();
    expect(others).toEqual({ errors: [], accesses: [] });
  });

  it.each([
    { returnAddresses: [] },
    { returnAddresses: ['http://erp.example.com'] },
    { returnAddresses: ['https://allowed.com@evil.com'] },
    { unit: 'KG' as never },
    { more: 1 } as never,
  ])('refuses %j', async (wrong) => {
    expect(await codeOf(await set('oci', wrong))).toBe('400 invalid_input');
  });

  it('ends with its password, and for good when it is deleted', async () => {
    const entered = await enterIds();
    const path = '/punchout/accesses/ids';
    const renewed = await shop.post(`${path}/password`, {}, chief.headers);
    const { password } = punchoutCalls.renew.answer.parse(await renewed.json());
    expect(await visit(entered)).toBeNull();
    expect((await enterIds()).status).toBe(403);
    const next = await enterIds({ password });
    expect(next.status).toBe(303);
    const remove = () => shop.request(path, { method: 'DELETE', headers: chief.headers });
    expect((await remove()).status).toBe(204);
    expect((await enterIds({ password })).status).toBe(403);
    expect(await visit(next)).toBeNull();
    expect((await remove()).status).toBe(404);
    expect((await shop.post(`${path}/password`, {}, chief.headers)).status).toBe(404);
  });

  it('the database lets the role that serves customers see none', async () => {
    await expect(shop.database.sql`select * from punchout_access`).rejects.toThrow('permission denied');
    await expect(shop.database.sql`select * from punchout_visit`).rejects.toThrow('permission denied');
  });
});
