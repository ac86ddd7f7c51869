import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countLockWaiters } from '../../../test/count-lock-waiters.ts';
import {
  partnerKey,
  password,
  type SignedIn,
  type TestShop,
  type TestUser,
  testShop,
} from '../../../test/test-shop.ts';
import { seedBaseData } from '../../base-data/put-base-version.ts';
import type { Transaction } from '../../database/database.ts';
import { replacePassword } from '../credentials.ts';
import { lockPasswordHash } from './account.store.ts';
import { hashPassword } from './password.ts';

let shop: TestShop;
let boss: SignedIn;
let newHash = '';
const newPassword = 'Neun Träger, ein Kran';

beforeAll(async () => {
  shop = await testShop();
  await seedBaseData(shop.database.owner, shop.clock.now);
  boss = await shop.signIn(await shop.addUser('chef', ['CUSTOMER_ADMIN_PERMISSION']));
  newHash = await hashPassword(newPassword);
});
afterAll(() => shop.stop());

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.post(path, body, headers);
const addUser = (userName: string) => shop.addUser(userName, ['UPLOAD_PERMISSION'], boss.customerId);
const signIn = ({ userName }: TestUser, given = password) =>
  post('/session', { userName, password: given, deviceName: '' });
const codeOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors?: { errorCode: string }[] };
  return `${answer.status} ${errors?.[0]?.errorCode ?? 'ok'}`;
};
const reset = (tx: Transaction, { userId, customerId, userName }: TestUser) =>
  replacePassword(
    { tx, enqueue: shop.jobs.enqueue, now: shop.clock.now, language: 'de' },
    { userId, customerId, email: `${userName}@example.org`, passwordHash: newHash, sessions: 'all' },
  );
const sessionsOf = async ({ userId }: TestUser) =>
  (await shop.database.owner`select 1 from session where user_id = ${userId}`).length;
const untilWaiting = (count: number) => expect.poll(() => countLockWaiters(shop.database.sessions)).toBe(count);

/** What is asked after another has got hold of the account, and is answered after the password was reset. */
const besideReset = async (someone: TestUser, ask: () => Promise<Response>) => {
  let answer: Promise<Response> | undefined;
  await shop.database.owner.begin(async (tx) => {
    await lockPasswordHash(tx, someone.userId);
    answer = ask();
    await untilWaiting(1);
    await reset(tx, someone);
  });
  return codeOf(await (answer as Promise<Response>));
};

it('a sign-in under way while the password is reset opens no session with the old one', async () => {
  const someone = await addUser('vergisst');
  expect(await besideReset(someone, () => signIn(someone))).toBe('401 wrong_credentials');
  expect(await sessionsOf(someone)).toBe(0);
  expect(await codeOf(await signIn(someone, newPassword))).toBe('200 ok');
});

it('a password change under way while the password is reset changes nothing', async () => {
  const someone = await shop.signIn(await addUser('wechselt'));
  const passwords = { oldPassword: password, newPassword: 'Acht Stützen am Hang' };
  const change = () => post('/account/password', passwords, someone.headers);
  expect(await besideReset(someone, change)).toBe('422 wrong_password');
  expect(await codeOf(await signIn(someone, newPassword))).toBe('200 ok');
});

it('a new e-mail address asked for with the old password while that is reset is mailed no link', async () => {
  const someone = await shop.signIn(await addUser('verraten'));
  const names = { userName: 'verraten', email: 'fremd@example.org', firstName: 'Eva', name: 'Muster' };
  const body = JSON.stringify({
    ...names,
    permissions: ['UPLOAD_PERMISSION'],
    seesPrices: true,
    active: true,
    password,
  });
  const wish = async () => shop.request(`/users/${someone.userId}`, { method: 'PUT', body, headers: someone.headers });
  expect(await besideReset(someone, wish)).toBe('422 wrong_password');
  expect(await shop.database.owner`select 1 from mail where recipient = 'fremd@example.org'`).toHaveLength(0);
});

it('a sign-in under way while the user is switched off opens no session', async () => {
  const someone = await addUser('geht');
  const names = { userName: 'geht', email: 'geht@example.org', firstName: 'Eva', name: 'Muster' };
  const body = JSON.stringify({ ...names, permissions: ['UPLOAD_PERMISSION'], seesPrices: true, active: false });
  const switchOff = async () =>
    shop.request(`/users/${someone.userId}`, { method: 'PUT', body, headers: boss.headers });
  const answers: Promise<Response>[] = [];
  await shop.database.owner.begin(async (tx) => {
    await tx`select 1 from sync_space where id = ${customerSpace(someone.customerId)} for update`;
    answers.push(switchOff());
    await untilWaiting(1);
    answers.push(signIn(someone));
    await untilWaiting(2);
  });
  const [edited, signedIn] = await Promise.all(answers);
  expect(edited?.status).toBe(200);
  expect(await codeOf(signedIn as Response)).toBe('401 user_inactive');
  expect(await sessionsOf(someone)).toBe(0);
});

it('a sign-in under way while the customer is blocked opens no session', async () => {
  const admin = await shop.signIn(await shop.addUser('betreiber', ['GLOBAL_ADMIN_PERMISSION']));
  const someone = await shop.signIn(await shop.addUser('fremd', ['UPLOAD_PERMISSION']));
  const answers: Promise<Response>[] = [];
  await shop.database.owner.begin(async (tx) => {
    await tx`select 1 from session where user_id = ${someone.userId} for update`;
    answers.push(post(`/admin/customers/${someone.customerId}/block`, { isBlocked: true }, admin.headers));
    await untilWaiting(1);
    answers.push(signIn(someone));
    await untilWaiting(2);
  });
  const [blocked, signedIn] = await Promise.all(answers);
  expect(blocked?.status).toBe(200);
  expect(await codeOf(signedIn as Response)).toBe('401 customer_blocked');
  expect(await sessionsOf(someone)).toBe(0);
});

it('a session that a handed address opens while the password is reset ends with those of before', async () => {
  const someone = await addUser('uebergibt');
  const form = new FormData();
  const part =
    'Annotation="Platte" Count="1" Length="300" Height="10" Width="200" Material="S235JR" Designation="BL 10"';
  const file = `<BTLx Version="2.3.1"><Project Name="Halle"><Parts><Part ${part}/></Parts></Project></BTLx>`;
  form.set('email', 'uebergibt@example.org');
  form.set('language', 'de');
  form.set('file', new File([file], 'Halle.btlx'));
  const headers = { 'X-Partner-Key': partnerKey };
  const handed = await shop.request('/handOver', { method: 'POST', body: form, headers });
  const token = new URL(((await handed.json()) as { url: string }).url).searchParams.get('token');
  let opened: Promise<Response> | undefined;
  let replaced: Promise<void> | undefined;
  await shop.database.owner.begin(async (tx) => {
    await tx`select 1 from one_time_link where user_id = ${someone.userId} for update`;
    opened = post('/session/handed', { token, deviceName: '' });
    await untilWaiting(1);
    replaced = shop.database.owner.begin((other) => reset(other, someone));
    await untilWaiting(2);
  });
  await replaced;
  expect((await opened)?.status).toBe(200);
  expect(await sessionsOf(someone)).toBe(0);
});
