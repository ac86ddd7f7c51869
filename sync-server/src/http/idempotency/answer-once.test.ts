import { keyScopes } from '@knotenblech/shared/accounts/company-key.ts';
import { companyKeyCalls } from '@knotenblech/shared/api/accounts/company-key-calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { password, type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';
import { answerLifeMs } from './answer-once.ts';
import { claimAnswer, forgetAnswersBefore } from './idempotent-answer.store.ts';

let shop: TestShop;
let chief: SignedIn;
let key: string;
let keyId: string;
const opened = new Date('2026-11-23T08:00:00Z');
const later = (ms: number) => {
  shop.clock.now = new Date(opened.getTime() + ms);
};

const makeKey = async (by: SignedIn) => {
  const answer = await shop.post(
    '/companyKeys',
    { name: 'ERP', scopes: keyScopes, lifeDays: null, password },
    by.headers,
  );
  return companyKeyCalls.add.answer.parse(await answer.json());
};

beforeAll(async () => {
  shop = await testShop();
  chief = await shop.signIn(await shop.addUser('chefin', ['CUSTOMER_ADMIN_PERMISSION']));
  ({ key, keyId } = await makeKey(chief));
});
beforeEach(() => later(0));
afterAll(() => shop.stop());

const text = (name: string) => `<BTLx Version="2.3.1"><Project Name="${name}"><Parts/></Project></BTLx>`;
type Sent = { name?: string; by?: string; headers?: Record<string, string> };
const upload = (idempotencyKey: string | null, { name = 'Halle', by = key, headers }: Sent = {}) => {
  const body = new FormData();
  body.set('projectName', name);
  body.set('file', new File([text(name)], 'Halle.btlx'));
  const usual = { Authorization: `Bearer ${by}` };
  return shop.request('/project/upload', {
    method: 'POST',
    body,
    headers: { ...(headers ?? usual), ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  });
};
const projects = async () => {
  const [row] = await shop.database.owner<{ count: number }[]>`
    select count(*)::int as count from record where kind = 'project' and customer_id = ${chief.customerId}`;
  return row?.count ?? 0;
};
const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { errors: { errorCode: string }[] }).errors[0]?.errorCode ?? 'ok'}`;

it('the same request under the same key is done once, and answered as the first time', async () => {
  const before = await projects();
  const first = await upload('a-1');
  const answer = await first.text();
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  const again = await upload('a-1');
  expect([again.status, await again.text()]).toEqual([first.status, answer]);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await projects()).toBe(before + 1);
  await upload(null);
  expect(await projects()).toBe(before + 2);
});

it('another body, file or call under the same key is refused, and does nothing', async () => {
  await upload('b-1');
  const before = await projects();
  expect(await codeOf(await upload('b-1', { name: 'Dach' }))).toBe('422 idempotency_key_reused');
  const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': 'b-1' };
  expect(await codeOf(await shop.post('/project/trash/1', { inTrash: true }, headers))).toBe(
    '422 idempotency_key_reused',
  );
  expect(await projects()).toBe(before);
});

it('two at the same time make one: the other hears that it is under way, or gets the answer', async () => {
  const before = await projects();
  const codes = await Promise.all(Array.from({ length: 5 }, async () => codeOf(await upload('c-1'))));
  expect(await projects()).toBe(before + 1);
  expect(codes).toContain('200 ok');
  expect(codes.filter((code) => code !== '200 ok' && code !== '409 idempotency_in_progress')).toEqual([]);
});

it('a try that was killed at it is under way for two minutes, then it is done', async () => {
  const asked = { customerId: chief.customerId, callerId: keyId, key: 'd-1', attempt: keyId, now: opened };
  await claimAnswer(shop.database.owner, {
    ...asked,
    requestHash: Buffer.alloc(32),
    forgottenBefore: new Date(0),
    givenUpBefore: new Date(0),
  });
  later(119_000);
  expect(await codeOf(await upload('d-1'))).toBe('422 idempotency_key_reused');
  later(121_000);
  expect(await codeOf(await upload('d-1'))).toBe('200 ok');
});

it('what was refused did nothing, and leaves the key free', async () => {
  const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': 'e-1' };
  const missing = '/project/trash/0199d000-0000-7000-8000-0000000000ff';
  expect(await codeOf(await shop.post(missing, { inTrash: true }, headers))).toBe('404 not_found');
  expect(await codeOf(await upload('e-1'))).toBe('200 ok');
});

it('a key of the same name is another one of another company, of another key and of the user himself', async () => {
  const stranger = await shop.signIn(await shop.addUser('fremde', ['CUSTOMER_ADMIN_PERMISSION']));
  const first = await (await upload('f-1')).text();
  for (const sent of [
    { by: (await makeKey(stranger)).key },
    { by: (await makeKey(chief)).key },
    { headers: chief.headers },
  ]) {
    const answer = await upload('f-1', sent);
    expect(answer.headers.get('Idempotent-Replayed')).toBeNull();
    expect(await answer.text()).not.toBe(first);
  }
});

it('holds for a day', async () => {
  const first = await (await upload('g-1')).text();
  later(answerLifeMs - 1);
  expect(await (await upload('g-1')).text()).toBe(first);
  later(answerLifeMs);
  expect(await (await upload('g-1')).text()).not.toBe(first);
  await forgetAnswersBefore(shop.database.owner, new Date(opened.getTime() + answerLifeMs));
  expect(await shop.database.owner`select 1 from idempotent_answer`).toHaveLength(0);
});

it.each(['', 'ä', 'x'.repeat(201)])('a key %j is none', async (wrong) => {
  const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': wrong };
  const answer = await shop.post('/project/trash/1', { inTrash: true }, headers);
  expect(await codeOf(answer)).toBe('400 invalid_input');
});
