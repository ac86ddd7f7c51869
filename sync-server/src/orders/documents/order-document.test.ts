import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { hashToken, newToken } from '../../accounts/auth/password.ts';
import type { Mail } from '../../jobs/mail/mail.store.ts';
import type { Attachment } from '../../jobs/mail/send-mail.ts';
import { openPapers } from './open-papers.ts';
import { findConfirmed, orderDocument } from './order-document.ts';
import { type Delivery, orderPaper } from './order-paper.ts';
import { formatEuros } from './sums-of.ts';

let shop: TestShop;
let tablet: TestDevice;
let args: SubmitOrderArgs;
const sent: { mail: Mail; attachment: Attachment | null }[] = [];
/** Each is written anew. */
const unkept = openPapers({
  has: async () => false,
  read: async () => null,
  keep: async () => {},
  sweep: async () => {},
});
const comment = `Kanten ‮gebrochen‬ שלום مرحبا 🔩 ${'Bohrbild nach Zeichnung, '.repeat(76)}`.slice(0, 2000);

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work({
    send: async (mail, attachment) => void sent.push({ mail, attachment }),
    close: () => {},
  });
  tablet = await testDevice(shop, 'werkstatt');
  const posts = async () =>
    (await tablet.projects()).find((project) => project.name === 'Winkel, Pfosten und Flachstahl');
  await vi.waitUntil(async () => (await posts())?.reading === 'read', { timeout: 30_000, interval: 200 });
  const projectId = (await posts())?.id as ProjectId;
  args = await testOrder(tablet, [projectId], { shippingType: 'TRANSPORT_STANDARD', phone: '+49 831 1' });
  const lines = args.lines.map((line) => ({ ...line, comment, reference: 'W'.repeat(200) }));
  args = { ...args, lines, reference: 'Halle 7\u0007\r\nBcc: all@example.org' };
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
}, 120_000);
afterAll(() => {
  unkept.stop();
  return shop.stop();
});

const path = (orderId: string) => `/orders/${orderId}/confirmation.pdf`;
const pdfOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe('the confirmation of an order', () => {
  test('has every amount as it was saved, the order’s facts and page numbers', async () => {
    const answer = await shop.request(path(args.orderId), { headers: tablet.headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^inline; filename="auftragsbestaetigung-\d+\.pdf"$/);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const pages = await readPdfText(await pdfOf(answer));
    const text = pages.join(' ');
    const amounts = (await tablet.amounts()).find((each) => each.id === args.orderId)?.amounts;
    if (!amounts) throw new Error('no amounts');
    const { lines, tariffNumber: _number, vatRate: _rate, vatReason: _reason, ...sums } = amounts;
    const cents = [...lines.flatMap((line) => [line.unitCents, line.lineCents]), ...Object.values(sums)];
    for (const each of cents) expect(text).toContain(formatEuros(each as number));
    const order = (await tablet.orders()).find((each) => each.id === args.orderId);
    expect(text).toContain(`Auftragsbestätigung ${order?.number}`);
    for (const words of ['23. November 2026', '30. Dezember 2026', 'Umsatzsteuer 19 %', 'Fassung 2026-11', 'Spedition'])
      expect(text).toContain(words);
    expect(text).toContain('Lieferung innerhalb Deutschlands');
    expect(text).toContain('Zahlbar innerhalb von 14 Tagen ohne Abzug.');
    expect(text).toContain('Bankverbindung: Knotenblech Stahlbau GmbH, IBAN DE00 1234');
    expect(text).toContain('Halle 7 Bcc: all@example.org');
    pages.forEach((page, n) => expect(page).toContain(`Seite ${n + 1} von ${pages.length}`));
    expect(text.match(/Bohrbild/g)?.length).toBe(comment.match(/Bohrbild/g)?.length);
  });

  test('lists every position with its mark, pieces and amount, which sum up to the project’s', async () => {
    const found = await findConfirmed(shop.database.sql, key());
    const [line] = found?.amounts.lines ?? [];
    const [first] = found?.positions ?? [];
    const { positions, chargesCents } = first ?? { positions: [], chargesCents: 0 };
    expect(positions.length).toBeGreaterThan(2);
    const sum = positions.reduce(
      (cents, position) => cents + (position.cents ?? Number.NaN),
      chargesCents ?? Number.NaN,
    );
    expect(sum).toBe(line?.lineCents);
    const answer = await shop.request(path(args.orderId), { headers: tablet.headers });
    const text = (await readPdfText(await pdfOf(answer))).join(' ');
    for (const { mark, cents } of positions) {
      expect(text).toContain(mark);
      expect(text).toContain(formatEuros(cents ?? 0));
    }
  });

  test('says how many pieces its weight leaves out, and so does the note of a delivery', async () => {
    const found = await findConfirmed(shop.database.sql, key());
    if (!found) throw new Error('no order');
    const lines = found.order.lines.map((line) => ({ ...line, unweighedCount: 3 }));
    const unweighed = { ...found, order: { ...found.order, lines } };
    const weightOf = (order: typeof found, delivery: Delivery | null = null) =>
      orderPaper({ kind: 'deliveryNote', delivery }, order, { projects: [], positions: [] }).facts.find(({ label }) =>
        label.includes('ewicht'),
      )?.value;
    expect(weightOf(found)).toMatch(/^[\d,.]+ kg$/);
    expect(weightOf(unweighed)).toMatch(/^[\d,.]+ kg \(ohne 3 Teile\)$/);
    const [{ projectId } = { projectId: '' as ProjectId }] = found.amounts.lines;
    const positions = found.positions.map((each) => ({
      ...each,
      positions: each.positions.map((position) => ({ ...position, pieceG: 0, unweighed: 1 })),
    }));
    const subject = positions[0]?.positions[0]?.subject;
    if (!subject || subject.kind === 'project') throw new Error('no piece');
    const piece = { piece: subject.kind, index: subject.index, mark: 'A', pieces: 2 };
    const shipped = { projectId, ...piece, now: 2, later: 0 };
    const delivery: Delivery = { number: 1, sentAt: '2026-12-01T08:00:00Z', pieces: [shipped] };
    expect(weightOf({ ...found, positions }, delivery)).toBe('0,0 kg (ohne 2 Teile)');
  });

  test('comes as delivery note without an amount, and as pro-forma invoice with them', async () => {
    const readAs = async (kind: string, headers: Record<string, string> = tablet.headers) => {
      const answer = await shop.request(`/orders/${args.orderId}/${kind}.pdf`, { headers });
      return [answer.status, answer.status === 200 ? (await readPdfText(await pdfOf(answer))).join(' ') : ''] as const;
    };
    const [, note] = await readAs('deliveryNote');
    expect(note).toContain('Lieferschein');
    expect(note).toContain('Ware vollständig und unbeschädigt erhalten');
    expect(note).not.toContain('€');
    const [, proForma] = await readAs('proForma');
    for (const words of ['Proforma-Rechnung', 'Dies ist keine Rechnung', formatEuros(args.shown.grossCents)])
      expect(proForma).toContain(words);
    const blind = await shop.signIn(await shop.addUser('unseen', ['ORDER_PERMISSION'], tablet.customer.id, false));
    expect((await readAs('deliveryNote', blind.headers))[0]).toBe(200);
    expect((await readAs('proForma', blind.headers))[0]).toBe(403);
    expect((await readAs('deliveryNote', (await testDevice(shop, 'privat')).headers))[0]).toBe(404);
  });

  test('shows its projects', async () => {
    const hasPicture = async () => {
      const made = await orderDocument({ ...shopDeps(), pictures: shop.pictures }, key(), { kind: 'confirmation' });
      return Buffer.from(made?.pdf ?? []).includes('/Subtype /Image');
    };
    // A busy machine draws later than a document waits for it; the next one has the picture.
    await expect.poll(hasPicture, { timeout: 90_000 }).toBe(true);
  });

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ['fails', () => Promise.reject(new Error('no kernel'))],
    ['is no picture', async () => new TextEncoder().encode('no picture')],
    ['is cut off', async () => Uint8Array.from(Buffer.from(cutPng, 'base64'))],
  ])('is made without a picture that %s', async (_, give) => {
    const made = await orderDocument({ ...shopDeps(), pictures: { give } }, key(), { kind: 'confirmation' });
    expect(Buffer.from(made?.pdf ?? []).toString('latin1')).not.toContain('/Subtype /Image');
    expect((await readPdfText(made?.pdf ?? new Uint8Array())).join(' ')).toContain(formatEuros(args.shown.grossCents));
  });

  test('goes with the mail', async () => {
    await expect.poll(() => sent.find(({ mail }) => mail.id === args.orderId), { timeout: 30_000 }).toBeDefined();
    const found = sent.find(({ mail }) => mail.id === args.orderId);
    expect(found?.attachment?.filename).toMatch(/^Auftragsbestätigung \d+\.pdf$/);
    const text = (await readPdfText(found?.attachment?.content ?? new Uint8Array())).join(' ');
    expect(text).toContain(formatEuros(args.shown.grossCents));
    const admin = await testDevice(shop, 'admin');
    const { mails } = (await (await shop.request('/admin/mails', { headers: admin.headers })).json()) as {
      mails: { id: string; attachment: string | null }[];
    };
    expect(mails.find(({ id }) => id === args.orderId)?.attachment).toBe(found?.attachment?.filename);
  });

  test('is for the customer’s users who see prices, by session or token', async () => {
    const stranger = await testDevice(shop, 'privat');
    const statusFor = async (headers: Record<string, string>, orderId: string = args.orderId) =>
      (await shop.request(path(orderId), { headers })).status;
    expect(await statusFor(stranger.headers)).toBe(404);
    expect(await statusFor({})).toBe(401);
    expect(await statusFor(tablet.headers, newId<OrderId>())).toBe(404);
    expect(await statusFor(tablet.headers, 'x')).toBe(400);
    const blind = await shop.signIn(await shop.addUser('blind', ['ORDER_PERMISSION'], tablet.customer.id, false));
    expect(await statusFor(blind.headers)).toBe(403);
    const token = newToken();
    await shop.database.owner`
      insert into session (id, customer_id, user_id, kind, key_hash, device_name, address, created_at, seen_at, expires_at)
      select gen_random_uuid(), customer_id, user_id, 'api', ${hashToken(token)}, '', '', created_at, seen_at, expires_at
      from session where user_id = ${tablet.user.id} limit 1`;
    expect(await statusFor({ token })).toBe(200);
  });
});

const shopDeps = () => ({ sql: shop.database.sql, log: shop.log, papers: unkept });
const key = () => ({ customerId: tablet.customer.id, orderId: args.orderId });
/** Head of a PNG of 100 by 100 pixels whose data break off. */
const cutPng = 'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAYAAABw4pVUAAAACElEQVR4nO3BAQ0AAADCoPdP';
