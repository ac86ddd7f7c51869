import { newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { decryptPush, readVapid, rfc8291, startPushService } from '../../../test/test-push-service.ts';
import { type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';
import { isPublicAddress, isPushEndpoint, postPush, sendPush } from './send-push.ts';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:shop@example.org' };
const push = { keys, allowsLocal: true };
let shop: TestShop;
let service: Awaited<ReturnType<typeof startPushService>>;
let admin: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  service = await startPushService();
  shop = await testShop({ push });
  await shop.work();
  admin = await shop.signIn(await shop.addUser('chefin', ['GLOBAL_ADMIN_PERMISSION']));
  reader = await shop.signIn(await shop.addUser('leserin', []));
});
afterAll(async () => {
  await shop.stop();
  await service.stop();
});
beforeEach(async () => {
  service.pushed.length = 0;
  service.answer(201);
  await shop.database.owner`delete from push_subscription`;
  await shop.database.owner`delete from login_try`;
});

const { p256dh, auth } = rfc8291;
const subscribe = (endpoint = `${service.origin}/browser`, who = reader, language = 'fr') =>
  shop.post(`/account/push?language=${language}`, { endpoint, keys: { p256dh, auth } }, who.headers);
const stateOf = async ({ headers }: SignedIn) => (await shop.request('/account/push', { headers })).json();
const write = (fields: object = {}) => {
  const message = { id: newId(), subject: 'Geheimer Betreff', text: 'Geheimer Text', userId: reader.userId, ...fields };
  return shop.post('/users/createMessage/session', message, admin.headers);
};
const pushedOnce = () => vi.waitFor(() => expect(service.pushed).toHaveLength(1), { timeout: 30_000 });
const subscriptions = () => shop.database.owner`select session_id, endpoint from push_subscription`;
/** The message last written to the reader, and the session that is told of it. */
const lastKey = async () => {
  const [row] = await shop.database.owner<{ sessionId: string; messageId: string }[]>`
    select p.session_id as "sessionId", r.id as "messageId" from push_subscription p
    join record r on r.kind = 'message' and r.space_id = 'u:' || p.user_id order by r.changed_at desc limit 1`;
  if (!row) throw new Error('nothing was written to who is subscribed');
  return row;
};

describe('a receiver of RFC 8291', () => {
  it('reads the message of its appendix A', () =>
    expect(decryptPush(Buffer.from(rfc8291.body, 'base64url'), rfc8291)).toBe(rfc8291.text));

  it('reads no message that was changed on its way', () => {
    const body = Buffer.from(rfc8291.body, 'base64url');
    body[body.length - 20] = (body.at(-20) ?? 0) ^ 1;
    expect(() => decryptPush(body, rfc8291)).toThrow();
  });
});

describe('a new message', () => {
  it('is announced at the subscribed browser, encrypted for it alone and signed by the shop', async () => {
    await subscribe();
    await write({ severity: 'RED' });
    await pushedOnce();
    const [request] = service.pushed;
    expect(request).toMatchObject({
      path: '/browser',
      headers: {
        'content-encoding': 'aes128gcm',
        urgency: 'high',
        topic: 'messages',
        ttl: expect.stringMatching(/^\d{5,6}$/) as string,
      },
    });
    const body = request?.body ?? Buffer.of();
    expect(JSON.parse(decryptPush(body, rfc8291))).toEqual({ title: 'Nouveau message', language: 'fr' });
    expect(body.toString('latin1')).not.toMatch(/Geheim|message/);
    const { isSigned, claims } = readVapid(String(request?.headers.authorization), keys.publicKey);
    expect(isSigned).toBe(true);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:shop@example.org' });
    expect(claims.exp - Date.now() / 1000).toBeLessThan(24 * 3600);
  });

  it('to everybody is announced, one to somebody else is not', async () => {
    await subscribe();
    await write({ userId: admin.userId });
    await write({ global: true, userId: null });
    await pushedOnce();
    expect(service.pushed).toHaveLength(1);
  });

  it('that was read meanwhile is not announced any more', async () => {
    await write();
    await subscribe();
    const key = await lastKey();
    const { owner } = shop.database;
    await owner`update record set data = data || '{"readAt":"2026-11-23T08:00:00.000Z"}' where id = ${key.messageId}`;
    await sendPush({ owner, push, now: () => shop.clock.now }, key);
    expect(service.pushed).toEqual([]);
  });

  it.each([404, 410])('makes a browser forgotten that its service answers %i for', async (status) => {
    service.answer(status);
    await subscribe();
    await write();
    await vi.waitFor(async () => expect(await subscriptions()).toHaveLength(0), { timeout: 30_000 });
  });

  it.each([429, 500])('is announced again later when the service answers %i', async (status) => {
    await write();
    await subscribe();
    service.answer(status);
    const deps = { owner: shop.database.owner, push, now: () => shop.clock.now };
    await expect(sendPush(deps, await lastKey())).rejects.toThrow(String(status));
    expect(await subscriptions()).toHaveLength(1);
  });

  it('is not sent on to where a service points', async () => {
    service.answer(307);
    const status = await postPush({ endpoint: `${service.origin}/a`, headers: {}, body: Buffer.of() }, push);
    expect([status, service.pushed.map(({ path }) => path)]).toEqual([307, ['/a']]);
  });
});

describe('a subscription', () => {
  it('is off until the user switches it on, and off again when he switches it off', async () => {
    expect(await stateOf(reader)).toEqual({ publicKey: keys.publicKey, isOn: false });
    expect((await subscribe()).status).toBe(200);
    expect(await stateOf(reader)).toMatchObject({ isOn: true });
    expect((await shop.request('/account/push', { method: 'DELETE', headers: reader.headers })).status).toBe(204);
    expect(await stateOf(reader)).toMatchObject({ isOn: false });
  });

  it('ends with its session', async () => {
    const second = await shop.signIn(reader);
    await subscribe(undefined, second);
    await shop.request('/session', { method: 'DELETE', headers: second.headers });
    expect(await subscriptions()).toHaveLength(0);
  });

  it('of a browser that another user signs in at is that user’s alone', async () => {
    await subscribe();
    await subscribe(undefined, admin);
    expect(await stateOf(reader)).toMatchObject({ isOn: false });
    expect(await stateOf(admin)).toMatchObject({ isOn: true });
  });

  it.each([
    { endpoint: 'https://push.example.com/x', keys: { p256dh: 'short', auth } },
    { endpoint: 'https://push.example.com/x', keys: { p256dh, auth }, expirationTime: null },
    { endpoint: 'https://10.0.0.1/x', keys: { p256dh, auth } },
  ])('like %j is refused', async (body) =>
    expect((await shop.post('/account/push', body, reader.headers)).status).toBe(400),
  );

  it('is refused where the shop sends no notifications, and that is told', async () => {
    const quiet = await testShop();
    const user = await quiet.signIn(await quiet.addUser('leserin', []));
    expect(await (await quiet.request('/account/push', { headers: user.headers })).json()).toEqual({
      publicKey: null,
      isOn: false,
    });
    const body = { endpoint: 'https://push.services.mozilla.com/x', keys: { p256dh, auth } };
    expect((await quiet.post('/account/push', body, user.headers)).status).toBe(404);
    await quiet.stop();
  });
});

describe('an address to push to', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user:pass@fcm.googleapis.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:10.0.0.1]/x', false],
    ['https://localhost/x', false],
    ['https://shop.localhost/x', false],
    ['https://db.internal/x', false],
    ['https://intranet/x', false],
    ['http://127.0.0.1:5432/x', false],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
    ['', false],
    [`https://push.example.com/${'x'.repeat(1000)}`, false],
  ])('%s: %s', (endpoint, expected) => expect(isPushEndpoint(endpoint, { allowsLocal: false })).toBe(expected));

  it.each([
    ['8.8.8.8', true],
    ['2607:f8b0:4004:c06::5f', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.0.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['shop', false],
  ])('%s is of the open internet: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

  it('is not connected to when its name stands for an address of this computer', async () => {
    const sent = postPush({ endpoint: 'https://localhost/x', headers: {}, body: Buffer.of() }, { allowsLocal: false });
    await expect(sent).rejects.toThrow('no address of the internet');
  });
});
