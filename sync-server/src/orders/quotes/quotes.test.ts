import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { customerPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId, type QuoteId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { orderFrom, quotesOf, testQuote } from '../../../test/test-quote.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { putBaseVersion } from '../../base-data/put-base-version.ts';
import type { Mail } from '../../jobs/mail/mail.store.ts';
import type { Attachment } from '../../jobs/mail/send-mail.ts';
import { makeTariffs } from '../../projects/repricing/make-tariffs.ts';
import { formatEuros } from '../documents/sums-of.ts';

let shop: TestShop;
let tablet: TestDevice;
let posts: ProjectId;
let frame: ProjectId;
const sent: { mail: Mail; attachment: Attachment | null }[] = [];

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work({ send: async (mail, attachment) => void sent.push({ mail, attachment }), close: () => {} });
  tablet = await testDevice(shop, 'werkstatt');
  await tablet.untilRead();
  const byName = new Map((await tablet.projects()).map((project) => [project.name, project.id]));
  posts = byName.get('Winkel, Pfosten und Flachstahl') as ProjectId;
  frame = byName.get('Hallenrahmen Achse A bis C') as ProjectId;
}, 240_000);
afterAll(() => shop.stop());

const quoteOf = async (quoteId: QuoteId) => (await quotesOf(tablet)).find((quote) => quote.id === quoteId) as Quote;
const made = async (projectIds: ProjectId[]) => {
  const args = await testQuote(tablet, projectIds);
  expect(await tablet.push('requestQuote', args)).toMatchObject({ status: 'applied' });
  return { args, quote: await quoteOf(args.quoteId) };
};
const statusOf = async (quoteId: string, headers: Record<string, string>) =>
  (await shop.request(`/quotes/${quoteId}/quote.pdf`, { headers })).status;

describe('a quote', () => {
  let quote: Quote;

  it('has a number, the amounts that were shown and 30 days, and leaves the cart as it is', async () => {
    const found = await made([posts]);
    quote = found.quote;
    expect(quote).toMatchObject({ validUntil: '2026-12-23', orderId: null, termsVersion: '2026-11' });
    expect(quote.number).toMatch(/^AN-2026-\d{5}$/);
    expect(quote.amounts).toEqual(found.args.shown);
    expect(quote.amounts.grossCents).toBe(quote.amounts.netCents + quote.amounts.vatCents);
    expect(await tablet.lines()).toHaveLength(1);
    expect(await tablet.push('requestQuote', found.args)).toMatchObject({
      status: 'applied',
      details: { quoteId: quote.id, number: quote.number },
    });
    expect(await tablet.push('requestQuote', { ...found.args, reference: 'Halle 8' })).toMatchObject({
      status: 'refused',
      code: 'already_exists',
    });
  });

  it('tells prices at other quantities where that was asked for, as the shop counts them, and in its PDF', async () => {
    expect(quote).not.toHaveProperty('ladders');
    const args = await testQuote(tablet, [posts]);
    expect(await tablet.push('requestQuote', { ...args, withLadder: true })).toMatchObject({ status: 'applied' });
    const asked = await quoteOf(args.quoteId);
    const [ladder] = asked.ladders ?? [];
    expect(ladder).toMatchObject({ projectId: posts, quantities: [1, 2, 5, 10, 25, 50, 100] });
    const [project, ...parts] = ladder?.rows ?? [];
    expect(project).toMatchObject({ name: '' });
    expect(project?.eachCents[0]).toBe(asked.amounts.lines[0]?.unitCents);
    expect(project?.eachCents).toEqual(project?.eachCents.toSorted((a, b) => b - a));
    expect(parts.length).toBeGreaterThan(0);
    const answer = await shop.request(`/quotes/${asked.id}/quote.pdf`, { headers: tablet.headers });
    const text = (await readPdfText(new Uint8Array(await answer.arrayBuffer()))).join(' ');
    for (const cents of [...(project?.eachCents ?? []), ...(parts[0]?.eachCents ?? [])])
      expect(text).toContain(formatEuros(cents).replace(' €', ''));
    expect(text).toContain('Preis je Stück bei Menge');
  });

  it('tells them of assemblies too, before the parts', async () => {
    const args = await testQuote(tablet, [frame]);
    expect(await tablet.push('requestQuote', { ...args, withLadder: true })).toMatchObject({ status: 'applied' });
    const ladder = (await quoteOf(args.quoteId)).ladders?.find(({ projectId }) => projectId === frame);
    const [reading] = await tablet.rows(projectSpace(frame), 'reading');
    const outermost = reading?.head.assemblies.filter(({ parent }) => parent === null).map(({ name }) => name) ?? [];
    expect(outermost.length).toBeGreaterThan(1);
    const names = ladder?.rows.map(({ name }) => name) ?? [];
    expect(names.slice(0, outermost.length + 1)).toEqual(['', ...outermost]);
    expect(names.length).toBeGreaterThan(outermost.length + 1);
  });

  it('at other amounts than the server’s, or of a project that lacks data, is refused', async () => {
    const args = await testQuote(tablet, [frame]);
    const cheaper = { ...args.shown, grossCents: args.shown.grossCents - 1 };
    expect(await tablet.push('requestQuote', { ...args, shown: cheaper })).toMatchObject({ code: 'price_changed' });
    const hash = 'a'.repeat(64);
    expect(await tablet.push('requestQuote', { ...args, shownHash: hash })).toMatchObject({ code: 'invalid_input' });
    const [part] = (await tablet.parts(frame)).flatMap((pack) => pack.parts);
    const edit = { projectId: frame, partIndex: part?.index ?? 1, ralNumber: null, was: 'RAW' } as const;
    await tablet.push('setPartSurface', { ...edit, surface: 'POWDER_COATED' });
    expect(await tablet.push('requestQuote', args)).toMatchObject({ code: 'missing_data' });
    await tablet.push('setPartSurface', { ...edit, surface: 'RAW', own: false });
  });

  it('is a PDF with every amount, its validity, the version of the terms and pictures', async () => {
    let pdf = new Uint8Array();
    const hasPicture = async () => {
      const answer = await shop.request(`/quotes/${quote.id}/quote.pdf`, { headers: tablet.headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Disposition')).toBe(`inline; filename="angebot-${quote.number}.pdf"`);
      pdf = new Uint8Array(await answer.arrayBuffer());
      return Buffer.from(pdf).includes('/Subtype /Image');
    };
    // A busy machine draws later than a document waits for it; the next one has the picture.
    await expect.poll(hasPicture, { timeout: 90_000 }).toBe(true);
    const text = (await readPdfText(pdf)).join(' ');
    const { lines, tariffNumber: _number, vatRate: _rate, vatReason: _reason, ...sums } = quote.amounts;
    const cents = [...lines.flatMap((line) => [line.unitCents, line.lineCents]), ...Object.values(sums)];
    for (const each of cents) expect(text).toContain(formatEuros(each as number));
    for (const words of [
      `Angebot ${quote.number}`,
      'bis einschließlich 23. Dezember 2026',
      'Fassung 2026-11',
      'Halle 7',
    ])
      expect(text).toContain(words);
  });

  it('goes by mail to who asked for it, with the PDF', async () => {
    await expect.poll(() => sent.find(({ mail }) => mail.id === quote.id), { timeout: 30_000 }).toBeDefined();
    const found = sent.find(({ mail }) => mail.id === quote.id);
    expect(found?.mail.recipient).toBe('werkstatt@example.org');
    expect(found?.mail.body).toContain(formatEuros(quote.amounts.grossCents));
    expect(found?.mail.body).toContain('gilt bis einschließlich 23. Dezember 2026');
    expect(found?.attachment?.filename).toBe(`Angebot ${quote.number}.pdf`);
    const text = (await readPdfText(found?.attachment?.content ?? new Uint8Array())).join(' ');
    expect(text).toContain(formatEuros(quote.amounts.grossCents));
  });

  it('is for users of its customer who see prices and for the operator; a foreign one is as if there were none', async () => {
    const [stranger, reader, admin] = await Promise.all(
      ['privat', 'leser', 'admin'].map((name) => testDevice(shop, name)),
    );
    expect(await statusOf(quote.id, stranger?.headers ?? {})).toBe(404);
    expect(await statusOf(newId<QuoteId>(), tablet.headers)).toBe(404);
    expect(await statusOf(quote.id, reader?.headers ?? {})).toBe(403);
    expect(await statusOf(newId<QuoteId>(), reader?.headers ?? {})).toBe(403);
    expect(await statusOf(quote.id, {})).toBe(401);
    expect(await statusOf(quote.id, admin?.headers ?? {})).toBe(200);
    expect(await reader?.rows(customerPriceSpace(tablet.customer.id), 'quote')).toEqual([]);
    expect(await reader?.push('requestQuote', await testQuote(tablet, [frame]))).toMatchObject({ status: 'refused' });
    expect(await stranger?.push('submitOrder', orderFrom(quote))).toMatchObject({
      status: 'refused',
      code: 'not_found',
    });
  });

  it('refuses an order of other contents or amounts', async () => {
    const order = orderFrom(quote);
    const lines = order.lines.map((line) => ({ ...line, quantity: 2 }));
    expect(await tablet.push('submitOrder', { ...order, lines })).toMatchObject({ code: 'invalid_input' });
    const shown = { ...order.shown, grossCents: 1 };
    expect(await tablet.push('submitOrder', { ...order, shown })).toMatchObject({ code: 'price_changed' });
    const other = { ...order, voucherCode: 'NEU' };
    expect((await tablet.push('submitOrder', other)).status).toBe('refused');
    expect((await quoteOf(quote.id)).orderId).toBeNull();
  });

  it('is refused once what would be made is not what was offered, and orderable when that is taken back', async () => {
    const edit = { projectId: posts, partIndex: 1 };
    const was = (await tablet.parts(posts)).flatMap((pack) => pack.parts).find((part) => part.index === 1);
    const quantity = was?.quantitySingle ?? 1;
    await tablet.push('setPartName', { ...edit, name: 'Anders', was: was?.name ?? '' });
    await tablet.push('setPartQuantity', { ...edit, quantity: quantity + 1, was: quantity });
    expect(await tablet.push('submitOrder', orderFrom(quote))).toMatchObject({
      code: 'quote_project_changed',
      details: { quote: quote.number, project: 'Winkel, Pfosten und Flachstahl' },
    });
    expect((await quoteOf(quote.id)).orderId).toBeNull();
    await tablet.push('setPartQuantity', { ...edit, quantity, was: quantity + 1 });
  });

  it('is ordered at its price after a new price list, once by twenty devices at once', async () => {
    const owner = shop.database.owner;
    await putBaseVersion(
      { owner, enqueue: async () => {}, now: () => shop.clock.now },
      {
        kind: 'cost',
        data: { key: 'factor.material', value: '2', unit: '', basis: 'test' },
        validFrom: '2026-11-23',
        source: 'test',
        madeBy: newId<UserId>(),
      },
    );
    await makeTariffs(owner, { validDays: 0, takesPaypal: false, now: shop.clock.now, customerNumber: null });
    const price = (await tablet.prices()).find((each) => each.id === posts);
    expect(price?.netCents).toBeGreaterThan(quote.amounts.partsCents);
    shop.clock.now = new Date('2026-12-23T22:30:00Z');
    tablet = await testDevice(shop, 'werkstatt');
    const presser = await testDevice(shop, 'werkstatt');
    const presses = Array.from({ length: 20 }, () => ({ ...presser.mutation('submitOrder', orderFrom(quote)), id: 1 }));
    const results = (await Promise.all(presses.map((each) => tablet.pushAll([each], crypto.randomUUID())))).flat();
    expect(results.filter((result) => result.status === 'applied')).toHaveLength(1);
    for (const result of results.filter((each) => each.status !== 'applied'))
      expect(result).toMatchObject({ status: 'refused', code: 'quote_already_ordered' });
    const ordered = await quoteOf(quote.id);
    const order = (await tablet.orders()).find((each) => each.id === ordered.orderId);
    expect(order).toMatchObject({ quoteNumber: quote.number, check: 'accepted', termsVersion: '2026-11' });
    expect((await tablet.amounts()).find((each) => each.id === order?.id)?.amounts).toEqual(quote.amounts);
    const first = presses.find((each) => each.args.orderId === order?.id);
    expect(await tablet.push('submitOrder', first?.args ?? orderFrom(quote))).toMatchObject({ status: 'applied' });
  }, 120_000);

  it('cannot be ordered after its last day', async () => {
    const { quote: late } = await made([frame]);
    shop.clock.now = new Date('2027-01-22T23:30:00Z');
    expect(late.validUntil).toBe('2027-01-22');
    tablet = await testDevice(shop, 'werkstatt');
    expect(await tablet.push('submitOrder', orderFrom(late))).toMatchObject({
      code: 'quote_expired',
      details: { quote: late.number, validUntil: '2027-01-22' },
    });
    expect((await quoteOf(late.id)).orderId).toBeNull();
  });
});
