import { userSpace } from '@knotenblech/shared/records/space.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { password, type TestShop, testShop } from '../../test/test-shop.ts';
import { removeExpired } from './remove-expired.ts';
import { deliverToEverybody, mostMessages, mostToEverybody } from './send-message.ts';

let shop: TestShop;
let admin: TestDevice;
let tablet: TestDevice;
let reader: TestDevice;
let stranger: TestDevice;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [admin, tablet, reader, stranger] = (await Promise.all(
    (['admin', 'werkstatt', 'leser', 'privat'] as const).map((name) => testDevice(shop, name)),
  )) as [TestDevice, TestDevice, TestDevice, TestDevice];
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.owner`delete from login_try`);

const post = async (body: object, { headers = admin.headers, language = 'de', token = 'session' } = {}) => {
  const answer = await shop.post(`/users/createMessage/${token}?language=${language}`, body, headers);
  return { status: answer.status, body: (await answer.json()) as Answer };
};
type Answer = { success?: boolean; errors: { errorCode: string; errorMessageTranslated: string }[] };
const send = (fields: object, options = {}) => post({ subject: 'Betreff', text: 'Text', ...fields }, options);
const codeOf = async (sent: ReturnType<typeof send>) => {
  const { status, body } = await sent;
  return [status, body.errors[0]?.errorCode];
};
const messagesOf = (device: TestDevice) => device.rows(userSpace(device.user.id), 'message');
const subjectsOf = async (device: TestDevice) => (await messagesOf(device)).map(({ subject }) => subject);
const countOf = async ({ headers }: TestDevice) =>
  (await (await shop.request('/users/countPendingMessages/session?language=de', { headers })).json()) as unknown;
const signInByApi = async (userName: string) => {
  const body = new URLSearchParams({ userName, password, language: 'de' });
  const { token } = (await (await shop.request('/users/login', { method: 'POST', body })).json()) as { token: string };
  return token;
};

describe('a message', () => {
  it('to one user reaches him and no colleague, with everything its sender wrote', async () => {
    const { user } = tablet;
    const fields = { severity: 'RED', expiryDate: '2026-12-01', userId: user.id, subject: 'An einen' };
    expect(await send(fields)).toEqual({ status: 200, body: { success: true, errors: [] } });
    expect(await messagesOf(tablet)).toEqual([
      {
        id: expect.any(String) as string,
        severity: 'RED',
        subject: 'An einen',
        text: 'Text',
        projectId: null,
        createdAt: '2026-11-23T08:00:00.000Z',
        expiresAt: '2026-12-01T22:59:59.999Z',
        readAt: null,
      },
    ]);
    expect(await subjectsOf(reader)).toEqual([]);
  });

  it('without subject and text is refused with an error for each', async () => {
    const { status, body } = await send({ subject: ' ', text: '', userId: tablet.user.id }, { language: 'en' });
    expect(status).toBe(422);
    expect(body.errors.map(({ errorCode, errorMessageTranslated }) => [errorCode, errorMessageTranslated])).toEqual([
      ['subjectEmpty', expect.any(String)],
      ['textEmpty', expect.any(String)],
    ]);
  });

  it('to a customer reaches all his users and nobody else, for a week, with its project', async () => {
    const projectId = (await tablet.projects())[0]?.id;
    await send({ subject: 'An die Firma', customerId: tablet.customer.id, projectId });
    expect(await messagesOf(reader)).toMatchObject([{ expiresAt: '2026-11-30T22:59:59.999Z', projectId }]);
    expect(await subjectsOf(tablet)).toContain('An die Firma');
    expect(await subjectsOf(stranger)).toEqual([]);
  });

  it('to everybody reaches every user of every customer', async () => {
    await send({ subject: 'An alle', global: true });
    for (const device of [tablet, reader, stranger, admin])
      await vi.waitFor(async () => expect(await subjectsOf(device)).toContain('An alle'), { timeout: 30_000 });
  });

  it('to everybody, delivered again, stays read where it was read', async () => {
    const [sent] = await shop.database.owner<{ id: string }[]>`
      select id from sent_message where form ->> 'subject' = 'An alle'`;
    const copy = (await messagesOf(stranger)).find(({ subject }) => subject === 'An alle');
    await stranger.push('readMessage', { messageId: copy?.id ?? '' });
    const deps = { owner: shop.database.owner, enqueue: shop.jobs.enqueue };
    await deliverToEverybody(deps, { sentId: sent?.id ?? '' });
    const copies = (await messagesOf(stranger)).filter(({ subject }) => subject === 'An alle');
    expect(copies).toMatchObject([{ id: copy?.id, readAt: expect.any(String) as string }]);
  });

  it('reaches nobody who was switched off', async () => {
    const user = await shop.addUser('gegangen', []);
    const { userId: id, customerId, userName } = user;
    const gone = { id, userName, email: 'x@example.org', firstName: '', name: '', permissions: [], seesPrices: false };
    await shop.putUser(customerId, { ...gone, active: false });
    expect(await codeOf(send({ userId: id }))).toEqual([404, 'not_found']);
    expect(await codeOf(send({ customerId }))).toEqual([404, 'not_found']);
  });

  it('pokes the devices of whom it reaches', async () => {
    const poked = vi.fn<() => void>();
    const { user, customer } = stranger;
    const named = {
      userId: user.id,
      customerId: customer.id,
      customerName: customer.name,
      customerKind: customer.kind,
    };
    const actor = { ...user, ...named, permissions: [...user.permissions] };
    const stop = shop.pokes.listen({ actor, onPoke: poked });
    await send({ userId: stranger.user.id });
    await vi.waitFor(() => expect(poked).toHaveBeenCalled(), { timeout: 30_000 });
    stop();
  });

  it('sent again with its id arrives once; another one under its id is refused', async () => {
    const fields = { id: newId(), subject: 'Nur einmal', userId: reader.user.id };
    expect((await send(fields)).status).toBe(200);
    expect((await send(fields)).status).toBe(200);
    expect((await subjectsOf(reader)).filter((subject) => subject === 'Nur einmal')).toHaveLength(1);
    expect(await codeOf(send({ ...fields, text: 'anders' }))).toEqual([409, 'already_exists']);
  });

  it('is stored as it was written, however it looks', async () => {
    const text = `<img src=x onerror=alert(1)>'; drop table record; --\n{{name}} \u202e\u0007`;
    await send({ subject: '<script>alert(1)</script>', text, userId: stranger.user.id });
    expect(await messagesOf(stranger)).toContainEqual(
      expect.objectContaining({ text, subject: '<script>alert(1)</script>' }),
    );
  });

  it.each([
    {},
    { global: true, customerId: newId() },
    { global: true, projectId: newId() },
    { subject: 'zwei\nZeilen', global: true },
    { text: 'NUL \u0000', global: true },
    { text: '\ud800', global: true },
    { expiryDate: '2026-11-22', global: true },
    { expiryDate: '2028-01-01', global: true },
    { senderId: newId(), global: true },
    { userId: '1; drop table record' },
  ])('with %j is refused', async (fields) => expect(await codeOf(send(fields))).toEqual([400, 'invalid_input']));

  it('to nobody, or about a project that its reader does not have, is refused', async () => {
    const projectId = (await tablet.projects())[0]?.id;
    for (const fields of [
      { userId: newId() },
      { customerId: newId() },
      { userId: tablet.user.id, customerId: stranger.customer.id },
      { userId: stranger.user.id, projectId },
    ])
      expect(await codeOf(send(fields))).toEqual([404, 'not_found']);
  });

  it('is the operator’s to send, in the asked language', async () => {
    const refused = await send({ userId: reader.user.id }, { headers: tablet.headers, language: 'fr' });
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ errorCode: 'not_allowed' }] } });
    expect(refused.body.errors[0]?.errorMessageTranslated).toMatch(/autorisation/);
  });

  it('is taken with a token in its address', async () => {
    const token = await signInByApi('admin');
    expect((await send({ subject: 'Mit Token', userId: reader.user.id }, { token, headers: {} })).status).toBe(200);
    expect(await codeOf(send({ userId: reader.user.id }, { token: 'x', headers: {} }))).toEqual([
      401,
      'session_expired',
    ]);
  });

  it('is refused when too many were sent in a quarter of an hour', async () => {
    const bad = { userId: newId() };
    for (let n = 0; n < mostMessages; n += 1) await send(bad);
    expect(await codeOf(send(bad))).toEqual([429, 'too_many_tries']);
    for (let n = 0; n < mostToEverybody; n += 1)
      await send({ subject: 'Immer wieder', global: true, id: '0199d000-0000-7000-8000-00000000000a' });
    expect(await codeOf(send({ global: true }))).toEqual([429, 'too_many_tries']);
    await vi.waitFor(async () => expect(await subjectsOf(reader)).toContain('Immer wieder'), { timeout: 30_000 });
  });
});

describe('the count of pending messages', () => {
  it('leaves out what was read and what has expired', async () => {
    const before = await messagesOf(reader);
    expect(await countOf(reader)).toEqual({ success: true, count: before.length });
    await reader.push('readMessage', { messageId: before[0]?.id ?? '' });
    expect(await countOf(reader)).toEqual({ success: true, count: before.length - 1 });
    shop.clock.now = new Date('2026-12-01T08:00:00Z');
    expect(await countOf(reader)).toEqual({ success: true, count: 0 });
    shop.clock.now = new Date('2026-11-23T08:00:00Z');
  });

  it('is told with a token in the address, and refused without', async () => {
    const token = await signInByApi('leser');
    expect(await (await shop.request(`/users/countPendingMessages/${token}`)).json()).toMatchObject({ success: true });
    expect((await shop.request('/users/countPendingMessages/x')).status).toBe(401);
  });
});

describe('whom a message would reach', () => {
  const ask = async (query: Record<string, string>, headers = admin.headers) => {
    const answer = await shop.request(`/admin/messageRecipients?${new URLSearchParams(query)}`, { headers });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  it('is told by name: of a project, its maker and his company', async () => {
    const project = (await tablet.projects())[0];
    const { body } = await ask({ customerId: tablet.customer.id, projectId: project?.id ?? '' });
    expect(body).toMatchObject({
      customer: { name: tablet.customer.name, number: 10001 },
      user: { id: project?.userId },
      project: { id: project?.id, name: project?.name },
    });
  });

  it('is told of a user alone with his company, and of nobody with the number of all', async () => {
    expect((await ask({ userId: stranger.user.id })).body).toMatchObject({
      customer: { id: stranger.customer.id, userCount: 1 },
      user: { id: stranger.user.id },
    });
    expect((await ask({})).body).toMatchObject({ customer: null, user: null, project: null });
  });

  it('is told to nobody but the operator, and not of who is not there', async () => {
    expect((await ask({ customerId: tablet.customer.id }, tablet.headers)).status).toBe(403);
    expect((await ask({ customerId: newId() })).status).toBe(404);
    expect((await ask({ customerId: stranger.customer.id, userId: tablet.user.id })).status).toBe(404);
  });
});

it('a message leaves the devices a month after it expired', async () => {
  await send({ subject: 'Lange sichtbar', userId: reader.user.id, expiryDate: '2026-12-31' });
  await removeExpired(shop.database.owner, new Date('2026-12-30T22:00:00Z'));
  expect(await subjectsOf(reader)).toContain('An alle');
  await removeExpired(shop.database.owner, new Date('2026-12-31T00:00:00Z'));
  expect(await subjectsOf(reader)).toEqual(['Lange sichtbar']);
});

describe('the own messages, by a program', () => {
  const ask = async (token: string, path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await shop.request(`/users/${path}`, { ...init, headers: { token } });
    return { status: answer.status, body: (await answer.json()) as Listed & Answer & { readDate?: string | null } };
  };
  type Listed = { messages: { id: string; subject: string; readDate: string | null }[]; total: number };
  const messagesFor = async (userName: string, fields: readonly object[]) => {
    const { userId } = await shop.addUser(userName, []);
    for (const each of fields) await send({ userId, ...each });
    return signInByApi(userName);
  };

  it('are listed, the urgent ones first, by page, search and whether they are read', async () => {
    const token = await messagesFor('liest', [
      { subject: 'Betriebsferien', severity: 'WHITE' },
      { subject: 'Kran defekt', severity: 'RED', expiryDate: '2026-12-01' },
      { subject: 'Neue Preise' },
    ]);
    const { status, body } = await ask(token, 'listMessages/-?language=de');
    expect([status, body.total, body.errors]).toEqual([200, 3, []]);
    expect(body.messages.map(({ subject }) => subject)).toEqual(['Kran defekt', 'Neue Preise', 'Betriebsferien']);
    expect(body.messages[0]).toEqual({
      id: expect.any(String),
      severity: 'RED',
      subject: 'Kran defekt',
      text: 'Text',
      projectId: null,
      userId: expect.any(String),
      customerId: expect.any(String),
      global: false,
      creationDate: '2026-11-23T08:00:00.000Z',
      expiryDate: '2026-12-01',
      readDate: null,
    });
    const second = await ask(token, 'listMessages/-?page=2&pageSize=2');
    expect([second.body.total, second.body.messages.map(({ subject }) => subject)]).toEqual([3, ['Betriebsferien']]);
    const found = await ask(token, 'listMessages/-?searchString=ferien');
    expect(found.body.messages.map(({ subject }) => subject)).toEqual(['Betriebsferien']);
    expect((await shop.request(`/users/listMessages/${token}`)).status).toBe(200);
  });

  it('tell to whom they went: to the reader, all of his customer, or everybody', async () => {
    const { userId, customerId } = await shop.addUser('fragt', []);
    await send({ userId, subject: 'An Sie' });
    await send({ customerId, subject: 'An die Firma' });
    const id = newId();
    await send({ id, global: true, subject: 'Rundruf' });
    await deliverToEverybody({ owner: shop.database.owner, enqueue: shop.jobs.enqueue }, { sentId: id });
    const { messages } = (await ask(await signInByApi('fragt'), 'listMessages/-')).body;
    const told = messages.map(({ subject, ...each }) => [subject, each] as const);
    expect(Object.fromEntries(told)).toMatchObject({
      'An Sie': { userId, customerId, global: false },
      'An die Firma': { userId: null, customerId, global: false },
      Rundruf: { userId: null, customerId: null, global: true },
    });
  });

  it('are read one by one and marked, once for all of their user’s devices, and never another’s', async () => {
    const token = await messagesFor('merkt', [{ subject: 'Eins' }, { subject: 'Zwei' }]);
    const other = await messagesFor('fremdes', [{ subject: 'Fremd' }]);
    const [one, two] = (await ask(token, 'listMessages/-')).body.messages.map(({ id }) => id);
    const [foreign] = (await ask(other, 'listMessages/-')).body.messages.map(({ id }) => id);
    const read = await ask(token, `message/${one}`);
    expect([read.status, read.body.readDate]).toEqual([200, null]);
    expect((await ask(token, `message/${foreign}`)).body.errors).toMatchObject([{ errorCode: 'not_found' }]);
    expect((await ask(token, 'markMessagesRead/-', { messageIds: [one, foreign] })).status).toBe(404);
    expect((await ask(token, 'listMessages/-?unread=true')).body.total).toBe(2);
    for (let n = 0; n < 2; n++)
      expect((await ask(token, 'markMessagesRead/-', { messageIds: [one] })).body).toEqual({
        success: true,
        errors: [],
      });
    expect((await ask(token, `message/${one}`)).body.readDate).toBe('2026-11-23T08:00:00.000Z');
    expect((await ask(token, 'listMessages/-?unread=true')).body.messages.map(({ id }) => id)).toEqual([two]);
    expect((await ask(other, 'listMessages/-?unread=true')).body.total).toBe(1);
    const count = await shop.request('/users/countPendingMessages/-', { headers: { token } });
    expect(await count.json()).toEqual({ success: true, count: 1 });
  });
});
