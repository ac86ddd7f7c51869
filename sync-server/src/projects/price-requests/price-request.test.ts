import type {
  OpenPriceRequest,
  PriceAnswer,
  RequestedProject,
} from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { customerPriceSpace, customerSpace, projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let reader: TestDevice;
let admin: TestDevice;
let office: TestDevice;
let plates: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [tablet, reader, admin, office] = await Promise.all([
    testDevice(shop, 'werkstatt'),
    testDevice(shop, 'leser'),
    testDevice(shop, 'admin'),
    testDevice(shop, 'chef'),
  ]);
  await tablet.untilRead();
  plates = (await tablet.projects()).find((each) => each.onRequest)?.id as ProjectId;
});
afterAll(() => shop.stop());

const request = (projectId: ProjectId) => ({ projectId, comment: 'Bitte bis Montag', language: 'de' as const });
const headerOf = async (projectId: ProjectId) => (await tablet.projects()).find((each) => each.id === projectId);
const priceOf = async (projectId: ProjectId) => (await tablet.prices()).find((each) => each.id === projectId);
const messagesOf = (device: TestDevice) => device.rows(userSpace(device.user.id), 'message');
const openRequests = async () => {
  const answer = await shop.request('/admin/priceRequests', { headers: admin.headers });
  return ((await answer.json()) as { requests: OpenPriceRequest[] }).requests;
};
const detailOf = async (projectId: ProjectId) => {
  const query = `customerId=${tablet.customer.id}`;
  const answer = await shop.request(`/admin/priceRequests/${projectId}?${query}`, { headers: admin.headers });
  return (await answer.json()) as RequestedProject;
};
const answer = async (projectId: ProjectId, fields: Partial<PriceAnswer>, headers = admin.headers) => {
  const body = {
    customerId: tablet.customer.id,
    netCents: 500_000,
    isFixed: false,
    note: '',
    basis: (await detailOf(projectId)).basis,
    ...fields,
  };
  const answered = await shop.post(`/admin/priceRequests/${projectId}/answer`, body, headers);
  const { errors } = (await answered.json()) as { errors?: { errorCode: string }[] };
  return [answered.status, errors?.[0]?.errorCode];
};
/** The first part's pieces in its project, set to a number. */
const setQuantity = async (projectId: ProjectId, quantity: number) => {
  const [pack] = await tablet.parts(projectId);
  const [part] = pack?.parts ?? [];
  const args = { projectId, partIndex: part?.index ?? 1, quantity, was: part?.quantitySingle ?? 1 };
  return { before: args.was, result: await tablet.push('setPartQuantity', args) };
};

describe('a request for a price', () => {
  it('is refused for users without order rights', async () =>
    expect(await reader.push('requestPrice', request(plates))).toMatchObject({
      status: 'refused',
      code: 'no_order_permission',
    }));

  it('is refused for a project that has a price', async () => {
    const priced = (await tablet.projects()).find((each) => !each.onRequest)?.id as ProjectId;
    expect(await tablet.push('requestPrice', request(priced))).toMatchObject({ code: 'price_present' });
  });

  it('counts from when the server gets it and is due 48 hours later', async () => {
    expect(await tablet.push('requestPrice', request(plates))).toMatchObject({
      status: 'applied',
      details: { dueAt: '2026-11-25T08:00:00.000Z' },
    });
    expect(await headerOf(plates)).toMatchObject({ priceRequestedAt: '2026-11-23T08:00:00.000Z' });
  });

  it('is told to every admin once, by message and mail', async () => {
    await vi.waitFor(async () => expect(await messagesOf(admin)).toHaveLength(1), { timeout: 30_000 });
    const [message] = await messagesOf(admin);
    expect(message).toMatchObject({ severity: 'YELLOW', readAt: null, expiresAt: '2026-11-30T08:00:00.000Z' });
    expect(message?.subject).toContain('Preisanfrage');
    const mails = await shop.database.owner`select 1 from mail where subject = ${message?.subject ?? ''}`;
    expect(mails).toHaveLength(1);
  });

  it('asked once more with the same words is the same request', async () => {
    await tablet.push('requestPrice', request(plates));
    expect(await openRequests()).toMatchObject([{ comment: 'Bitte bis Montag', alsoAsked: [] }]);
  });

  it('of a colleague who did not know of it is the same one, with the remark of each under his name', async () => {
    const { firstName, name } = office.user;
    const asked = { ...request(plates), comment: 'Löcher entgraten' };
    expect(await office.push('requestPrice', asked)).toMatchObject({ status: 'applied' });
    expect(await office.push('requestPrice', { ...asked, comment: 'Abholung' })).toMatchObject({ status: 'applied' });
    const both = 'Löcher entgraten\n\nAbholung';
    expect(await openRequests()).toMatchObject([
      { comment: 'Bitte bis Montag', alsoAsked: [{ userName: `${firstName} ${name}`, comment: both }] },
    ]);
    expect(await headerOf(plates)).toMatchObject({ priceRequestedAt: '2026-11-23T08:00:00.000Z' });
  });

  it('tells every admin of each remark that is added', async () => {
    const added = async () => (await messagesOf(admin)).filter(({ subject }) => subject.includes('Bemerkung zur'));
    await vi.waitFor(async () => expect(await added()).toHaveLength(2), { timeout: 30_000 });
  });

  it('is listed for the admin with facts and reasons, for nobody else', async () => {
    expect(await openRequests()).toMatchObject([
      { customerName: tablet.customer.name, comment: 'Bitte bis Montag', project: { id: plates, partCount: 276 } },
    ]);
    expect((await detailOf(plates)).partsOnRequest[0]?.reasons[0]?.code).toMatch(/^request\./);
    expect((await shop.request('/admin/priceRequests', { headers: tablet.headers })).status).toBe(403);
    expect(await answer(plates, {}, tablet.headers)).toEqual([403, 'not_allowed']);
  });
});

it('is proposed what the price list gives for all but the parts on request', async () => {
  const { proposal, partsOnRequest } = await detailOf(plates);
  const open = partsOnRequest.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(proposal).toEqual({
    netCents: (await priceOf(plates))?.netCents,
    pricedCount: 276 - open,
    partCount: 276,
  });
});

describe('an answer', () => {
  it.each([{ netCents: 0 }, { netCents: 1.5 }, { netCents: '5' as never }, { force: true } as never])(
    'is refused a body like %o',
    async (fields) => expect(await answer(plates, fields)).toEqual([400, 'invalid_input']),
  );

  it('is refused when the project is not what it was made for', async () => {
    const { basis } = await detailOf(plates);
    const { before } = await setQuantity(plates, 77);
    expect(await answer(plates, { basis })).toEqual([409, 'project_changed']);
    await setQuantity(plates, before);
  });

  it('is the price of the project: for the list, the basket and who may see it, beside the calculated one', async () => {
    const calculated = await priceOf(plates);
    expect(await answer(plates, { note: 'Edelstahl gebeizt' })).toEqual([200, undefined]);
    expect(await headerOf(plates)).toMatchObject({ manualPrice: 'set', onRequest: false, priceRequestedAt: null });
    expect(await priceOf(plates)).toMatchObject({
      netCents: 500_000,
      onRequest: false,
      calculated: { netCents: calculated?.netCents, onRequest: true },
    });
    expect(await openRequests()).toEqual([]);
    expect(JSON.stringify(await reader.rows(customerSpace(tablet.customer.id), 'project'))).not.toContain('500000');
    expect(await reader.rows(customerPriceSpace(tablet.customer.id), 'manualPrice')).toEqual([]);
  });

  it('is told to everybody who asked', async () => {
    expect(await messagesOf(office)).toMatchObject([{ severity: 'GREEN', projectId: plates }]);
  });

  it('is told to who asked: the message without the amount, the mail with it', async () => {
    const [message] = await messagesOf(tablet);
    expect(message).toMatchObject({ severity: 'GREEN', projectId: plates, readAt: null });
    expect(message?.text).toContain('Edelstahl gebeizt');
    expect(message?.text).not.toContain('5.000,00');
    const [mail] = await shop.database.owner<{ body: string }[]>`
      select body from mail where subject = ${message?.subject ?? ''}`;
    expect(mail?.body).toContain('5.000,00 €');
  });

  it('is marked as read by its reader only', async () => {
    const [message] = await messagesOf(tablet);
    const messageId = message?.id ?? '';
    expect(await reader.push('readMessage', { messageId })).toMatchObject({ code: 'not_found' });
    await tablet.push('readMessage', { messageId });
    expect((await messagesOf(tablet))[0]?.readAt).toEqual(expect.any(String));
  });

  it('that is not fixed falls with an edit, is told so, and holds again when the edit is taken back', async () => {
    const { before, result } = await setQuantity(plates, 78);
    expect(result).toMatchObject({ status: 'applied' });
    expect(await headerOf(plates)).toMatchObject({ manualPrice: 'none', onRequest: true });
    expect(await priceOf(plates)).toMatchObject({ onRequest: true });
    await vi.waitFor(
      async () =>
        expect((await messagesOf(tablet)).some(({ subject }) => subject.includes('gilt nicht mehr'))).toBe(true),
      { timeout: 30_000 },
    );
    await setQuantity(plates, before);
    expect(await headerOf(plates)).toMatchObject({ manualPrice: 'set', onRequest: false });
    expect(await priceOf(plates)).toMatchObject({ netCents: 500_000 });
  });

  it('that is fixed blocks edits of what it was made for, not of names', async () => {
    await answer(plates, { isFixed: true, netCents: 510_000 });
    expect(await headerOf(plates)).toMatchObject({ manualPrice: 'fixed' });
    expect((await setQuantity(plates, 79)).result).toMatchObject({ status: 'refused', code: 'manual_price_fixed' });
    expect(await tablet.push('setProjectTexts', { projectId: plates, comment: 'Tor 3' })).toMatchObject({
      status: 'applied',
    });
  });

  it('is mailed to a private person with VAT, as the shop shows prices', async () => {
    const setKind = (kind: string) => shop.database.owner`
      update record set data = data || jsonb_build_object('kind', ${kind}::text)
      where kind = 'customer' and id = ${tablet.customer.id}`;
    await setKind('private');
    await answer(plates, { isFixed: true, netCents: 510_000 });
    const mails = await shop.database.owner<{ body: string }[]>`
      select body from mail where recipient = ${tablet.user.email}`;
    expect(mails.some(({ body }) => body.includes('Preis mit USt.: 6.069,00 €'))).toBe(true);
    await setKind('company');
  });
});

describe('an order of a project with a price set by hand', () => {
  it('is refused with old and new when the price changed after the device saw it', async () => {
    const args = await testOrder(tablet, [plates]);
    expect(args.shown.partsCents).toBe(510_000);
    await answer(plates, { isFixed: true, netCents: 520_000 });
    const refused = await tablet.push('submitOrder', args);
    expect(refused).toMatchObject({ status: 'refused', code: 'price_changed' });
    expect(JSON.parse(String(refused.details.now))).toMatchObject({ partsCents: 520_000 });
    expect(JSON.parse(String(refused.details.shown))).toMatchObject({ partsCents: 510_000 });
  });

  it('is accepted at it, and no price can be set afterwards', async () => {
    const args = await testOrder(tablet, []);
    expect(args.shown.partsCents).toBe(520_000);
    expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
    const amounts = (await tablet.amounts()).find((each) => each.id === args.orderId)?.amounts;
    expect(amounts).toEqual(args.shown);
    expect(await answer(plates, { netCents: 1 })).toEqual([409, 'project_read_only']);
  });
});

describe('a copy of an ordered project', () => {
  const copy = newId<ProjectId>();
  it('is a new project of the same parts and choices, without order and price set by hand', async () => {
    const args = { projectId: plates, newProjectId: copy, name: 'Kopie' };
    expect(await tablet.push('copyProject', args)).toMatchObject({
      status: 'applied',
      details: { number: expect.any(Number) },
    });
    const [old, made] = [await headerOf(plates), await headerOf(copy)];
    expect(made).toMatchObject({
      name: 'Kopie',
      orderedAt: null,
      manualPrice: 'none',
      onRequest: true,
      partCount: 276,
    });
    expect(made?.number).not.toBe(old?.number);
    expect(made?.comment).toBe('Tor 3');
    const [from, to] = await Promise.all([tablet.parts(plates), tablet.parts(copy)]);
    expect(to).toEqual(from);
    const [oldChoices, newChoices] = await Promise.all(
      [plates, copy].map((id) => tablet.rows(projectSpace(id), 'partChoice')),
    );
    const withoutIds = (choices: { id: string; index: number }[] = []) => choices.map(({ id: _id, ...rest }) => rest);
    expect(withoutIds(newChoices)).toEqual(withoutIds(oldChoices));
  });

  it('can be edited while the original is read-only', async () => {
    expect((await setQuantity(copy, 5)).result).toMatchObject({ status: 'applied' });
    expect((await setQuantity(plates, 5)).result).toMatchObject({ status: 'refused', code: 'project_read_only' });
  });

  it('is refused under an id that is taken', async () =>
    expect(await tablet.push('copyProject', { projectId: plates, newProjectId: copy, name: 'x' })).toMatchObject({
      code: 'already_exists',
    }));
});
