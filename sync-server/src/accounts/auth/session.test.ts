import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { password, type SignedIn, type TestShop, type TestUser, testShop } from '../../../test/test-shop.ts';
import { errorText } from '../../http/answers.ts';
import { keyOf } from '../../http/token-buckets.ts';
import { cleanUp } from '../../operations/clean-up.ts';
import { clearTries, limitTries, rememberedMs, sessionMs, triesPerAccount } from './sign-in.ts';

let shop: TestShop;
let user: TestUser;

beforeAll(async () => {
  shop = await testShop();
  user = await shop.addUser('werkstatt', ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION']);
});
afterAll(() => shop.stop());

const codeOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { errorCode: string }[] };
  return `${answer.status} ${errors[0]?.errorCode}`;
};
const asks = (headers: Record<string, string>) => shop.request('/session', { headers });
const tries = (userName: string, attempt: string, address: string) =>
  shop.post('/session', { userName, password: attempt, deviceName: '' }, { 'X-Forwarded-For': address });

describe('signing in', () => {
  it('answers with the actor and two secrets, of which the database has only hashes', async () => {
    const answer = await tries('werkstatt', password, '10.0.0.1');
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { sessionKey: string; actor: object; serverTime: string };
    expect(body.actor).toMatchObject({
      userId: user.userId,
      customerId: user.customerId,
      userName: 'werkstatt',
      seesPrices: true,
    });
    expect(body.serverTime).toBe(shop.clock.now.toISOString());
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Strict$/);
    const stored = JSON.stringify(await shop.database.owner`select * from session`);
    expect(stored).not.toContain(body.sessionKey);
    expect(stored).not.toContain(cookie.slice('session='.length, 'session='.length + 43));
  });

  it.each(['WERKSTATT', 'werkstatt@example.org', ' werkstatt '])('takes %s as the same account', async (userName) => {
    expect((await tries(userName, password, '10.0.0.2')).status).toBe(200);
  });

  it('answers an unknown user and a wrong password alike', async () => {
    const unknown = await tries('niemand', password, '10.0.0.3');
    const wrong = await tries('werkstatt', 'falsch', '10.0.0.3');
    expect(unknown.status).toBe(wrong.status);
    expect(await unknown.text()).toBe(await wrong.text());
  });

  it.each([{}, { userName: 'werkstatt' }, { userName: 'werkstatt', password, deviceName: '', admin: true }])(
    'refuses the body %o',
    async (body) => {
      expect(await codeOf(await shop.post('/session', body))).toBe('400 invalid_input');
    },
  );

  it('refuses what is not JSON', async () => {
    expect((await shop.request('/session', { method: 'POST', body: '{' })).status).toBe(400);
  });

  it('sends the cookie over TLS only where the shop is reached by https', async () => {
    const secure = await testShop({ isHttps: true });
    const { userName } = await secure.addUser('eva', []);
    const answer = await secure.post('/session', { userName, password, deviceName: '' });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-session=.+; Secure; SameSite=Strict$/);
    expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    await secure.stop();
  });
});

describe('two shops on one host', () => {
  it('have cookies of their own: browsers send each of them to every port', async () => {
    const at = (port: number) => ({ Host: `workshop.example:${port}` });
    const credentials = { userName: 'werkstatt', password, deviceName: '' };
    const answer = await shop.post('/session', credentials, at(8801));
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^session-8801=/);
    const { sessionKey } = (await answer.json()) as { sessionKey: string };
    const askAt = async (port: number) =>
      (await shop.request('/session', { headers: { ...at(port), Cookie: cookie, 'X-Session-Key': sessionKey } }))
        .status;
    expect(await askAt(8801)).toBe(200);
    expect(await askAt(8802)).toBe(401);
  });
});

describe('a session', () => {
  let session: SignedIn;
  beforeAll(async () => {
    session = await shop.signIn(user);
  });

  it('lets both halves pass', async () => {
    const answer = await asks(session.headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ actor: { userId: user.userId } });
  });

  it('refuses the cookie alone, the key alone, nothing, and the halves of two sessions', async () => {
    const other = await shop.signIn(user);
    const wrong: Record<string, string>[] = [
      { Cookie: session.cookie },
      { 'X-Session-Key': session.key },
      {},
      { Cookie: session.cookie, 'X-Session-Key': other.key },
      { Cookie: session.cookie, token: session.key },
      { token: session.key },
    ];
    for (const headers of wrong) expect(await codeOf(await asks(headers))).toBe('401 session_expired');
  });

  it('ends when it is signed out', async () => {
    const leaving = await shop.signIn(user);
    expect((await shop.request('/session', { method: 'DELETE', headers: leaving.headers })).status).toBe(204);
    expect(await codeOf(await asks(leaving.headers))).toBe('401 session_expired');
    expect((await asks(session.headers)).status).toBe(200);
  });

  it('ends when somebody signs in with the browser that it was of, and only that', async () => {
    const colleague = await shop.addUser('kollege', ['STANDARD_PERMISSION'], user.customerId);
    const [replaced, elsewhere] = [await shop.signIn(user), await shop.signIn(user)];
    const signIn = { userName: colleague.userName, password, deviceName: '' };
    const wrong = await shop.post('/session', { ...signIn, password: 'falsch' }, { Cookie: replaced.cookie });
    expect(wrong.status).toBe(401);
    expect((await asks(replaced.headers)).status).toBe(200);
    expect((await shop.post('/session', signIn, { Cookie: replaced.cookie })).status).toBe(200);
    expect(await codeOf(await asks(replaced.headers))).toBe('401 session_expired');
    expect((await asks(elsewhere.headers)).status).toBe(200);
  });

  it('is told of at the sign-in that takes its place when it is of the same user and was not signed out', async () => {
    const colleague = await shop.addUser('nachfolger', ['STANDARD_PERMISSION'], user.customerId);
    const hadSession = async (userName: string, cookie: string) => {
      const answer = await shop.post('/session', { userName, password, deviceName: '' }, { Cookie: cookie });
      return ((await answer.json()) as { hadSession: boolean }).hadSession;
    };
    const [own, ofAnother, leaving] = [await shop.signIn(user), await shop.signIn(user), await shop.signIn(user)];
    await shop.request('/session', { method: 'DELETE', headers: leaving.headers });
    expect(await hadSession('werkstatt', own.cookie)).toBe(true);
    expect(await hadSession('werkstatt', own.cookie)).toBe(false);
    expect(await hadSession(colleague.userName, ofAnother.cookie)).toBe(false);
    expect(await hadSession('werkstatt', leaving.cookie)).toBe(false);
    expect(await hadSession('werkstatt', '')).toBe(false);
  });

  it('ends after 30 days', async () => {
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 30 * 86_400_000 + 1);
    expect(await codeOf(await asks(session.headers))).toBe('401 session_expired');
    shop.clock.now = before;
  });

  it('has the rights that stand in the database now', async () => {
    const someone = await shop.addUser('wechsel', ['STANDARD_PERMISSION'], user.customerId);
    const { headers } = await shop.signIn(someone);
    const record = {
      firstName: 'Eva',
      name: 'Muster',
      email: 'wechsel@example.org',
      userName: 'wechsel',
      active: true,
    };
    await shop.putUser(user.customerId, { ...record, id: someone.userId, permissions: [], seesPrices: false });
    expect(await (await asks(headers)).json()).toMatchObject({ actor: { permissions: [], seesPrices: false } });
  });

  it('ends, all of them, when the user is switched off, and stays ended when he is switched on again', async () => {
    const someone = await shop.addUser('ruht', ['STANDARD_PERMISSION'], user.customerId);
    const [first, second] = [await shop.signIn(someone), await shop.signIn(someone)];
    const record = {
      firstName: '',
      name: 'R',
      email: 'ruht@example.org',
      userName: 'ruht',
      permissions: [],
      seesPrices: false,
    };
    await shop.putUser(user.customerId, { ...record, id: someone.userId, active: false });
    expect(await codeOf(await asks(first.headers))).toBe('401 user_inactive');
    expect(await codeOf(await tries('ruht', password, '10.0.0.9'))).toBe('401 user_inactive');
    await shop.putUser(user.customerId, { ...record, id: someone.userId, active: true });
    expect(await codeOf(await asks(second.headers))).toBe('401 session_ended');
    expect(await codeOf(await asks({ 'X-Session-Key': second.key }))).toBe('401 session_expired');
  });
});

describe('a session that is too old', () => {
  const start = new Date('2026-11-23T08:00:00Z');
  const later = (ms: number) => {
    shop.clock.now = new Date(start.getTime() + ms);
  };
  afterEach(() => later(0));
  const sweeps = { sweep: async () => {} };
  const clean = () =>
    cleanUp(
      {
        owner: shop.database.owner,
        blobs: { ...sweeps, remove: async () => {} },
        pictures: sweeps,
        papers: sweeps,
        replacedAssets: sweeps,
      },
      shop.clock.now,
    );
  const switchOff = ({ customerId, userId: id, userName }: TestUser) =>
    shop.putUser(customerId, {
      id,
      userName,
      email: `${userName}@example.org`,
      firstName: '',
      name: 'M',
      permissions: [],
      seesPrices: true,
      active: false,
    });
  const rowsOf = async ({ userId }: TestUser) => {
    const [row] = await shop.database.owner<{ sessions: number; ended: number; subscriptions: number }[]>`
      select (select count(*)::int from session where user_id = ${userId}) as sessions,
        (select count(*)::int from ended_session where user_id = ${userId}) as ended,
        (select count(*)::int from push_subscription where user_id = ${userId}) as subscriptions`;
    return row;
  };

  it('names its user as switched off as long as his device may open without an answer, so that it locks', async () => {
    const someone = await shop.addUser('entlassen', [], user.customerId);
    const { headers, key } = await shop.signIn(someone);
    await switchOff(someone);
    for (const ms of [sessionMs + 1, sessionMs + rememberedMs - 1]) {
      later(ms);
      await clean();
      expect(await codeOf(await asks(headers))).toBe('401 user_inactive');
      expect(await codeOf(await asks({ 'X-Session-Key': key }))).toBe('401 session_expired');
    }
  });

  it('was ended from elsewhere all the same', async () => {
    const someone = await shop.addUser('verloren', [], user.customerId);
    const [lost, here] = [await shop.signIn(someone), await shop.signIn(someone)];
    await shop.request('/account/sessions', { method: 'DELETE', headers: here.headers });
    later(sessionMs + rememberedMs - 1);
    await clean();
    expect(await codeOf(await asks(lost.headers))).toBe('401 session_ended');
    expect(await codeOf(await asks(here.headers))).toBe('401 session_expired');
  });

  it('is no sign that the browser lost what it had', async () => {
    const someone = await shop.addUser('selten', [], user.customerId);
    const { cookie } = await shop.signIn(someone);
    later(sessionMs + 1);
    const signIn = { userName: someone.userName, password, deviceName: '' };
    expect(await (await shop.post('/session', signIn, { Cookie: cookie })).json()).toMatchObject({ hadSession: false });
    expect(await rowsOf(someone)).toMatchObject({ sessions: 1 });
  });

  it('is announced nothing any more, and forgotten in the end', async () => {
    const someone = await shop.addUser('vergessen', [], user.customerId);
    const [ended, expired] = [await shop.signIn(someone), await shop.signIn(someone)];
    await shop.request('/account/sessions', { method: 'DELETE', headers: expired.headers });
    await shop.database.owner`
      insert into push_subscription (session_id, customer_id, user_id, endpoint, p256dh, auth, language, created_at)
      select id, customer_id, user_id, '', '', '', 'de', created_at from session where user_id = ${someone.userId}`;
    expect(await rowsOf(someone)).toEqual({ sessions: 1, ended: 1, subscriptions: 1 });
    later(sessionMs + 1);
    await clean();
    expect(await rowsOf(someone)).toEqual({ sessions: 1, ended: 1, subscriptions: 0 });
    later(sessionMs + rememberedMs + 1);
    await clean();
    expect(await rowsOf(someone)).toEqual({ sessions: 0, ended: 0, subscriptions: 0 });
    for (const { headers } of [ended, expired]) expect(await codeOf(await asks(headers))).toBe('401 session_expired');
  });
});

describe('the database', () => {
  it('lets the role that serves customers see neither accounts nor sessions nor tries', async () => {
    for (const table of ['account', 'session', 'ended_session', 'login_try', 'known_address']) {
      await expect(shop.database.sql.unsafe(`select * from ${table}`)).rejects.toThrow('permission denied');
    }
  });
});

describe('guessing', () => {
  it('ends after ten tries at an account from one address, and the victim still signs in from his own', async () => {
    const victim = await shop.addUser('opfer', []);
    expect((await tries(victim.userName, password, '10.1.0.1')).status).toBe(200);
    for (let n = 0; n < triesPerAccount; n++)
      expect((await tries('opfer', `falsch ${n}`, '66.6.6.6')).status).toBe(401);
    expect(await codeOf(await tries('opfer', password, '66.6.6.6'))).toBe('429 too_many_tries');
    expect((await tries('opfer@example.org', password, '66.6.6.6')).status).toBe(429);
    expect((await tries('opfer', password, '10.1.0.1')).status).toBe(200);
  });

  it('from many addresses ends too, but not at the addresses the user has signed in from', async () => {
    await shop.addUser('ziel', []);
    expect((await tries('ziel', password, '10.2.0.1')).status).toBe(200);
    let refused = 0;
    for (let n = 0; n < 60; n++) if ((await tries('ziel', 'falsch', `77.0.0.${n}`)).status === 429) refused++;
    expect(refused).toBe(60 - 33);
    expect((await tries('ziel', password, '10.2.0.1')).status).toBe(200);
  });

  it('by strangers keeps nobody out who has the right password at a new place', async () => {
    await shop.addUser('reisend', []);
    const guesses = (addressOf: (n: number) => string) =>
      Promise.all(Array.from({ length: 55 }, async (_, n) => tries('reisend', 'falsch', addressOf(n))));
    await guesses((n) => `78.0.0.${n}`);
    await guesses((n) => `79.0.${n}.1`);
    expect(await codeOf(await tries('reisend', 'falsch', '10.4.0.1'))).toBe('401 wrong_credentials');
    expect((await tries('reisend', password, '10.4.0.1')).status).toBe(200);
  });

  it('names that are not there keeps nobody out behind the same address', async () => {
    await shop.addUser('nachbar', []);
    await Promise.all(Array.from({ length: 110 }, async (_, n) => tries(`niemand ${n}`, 'falsch', '80.0.0.1')));
    expect((await tries('nachbar', password, '80.0.0.1')).status).toBe(200);
  });

  it('by 1,800 strangers in a day leaves thirty tries in each quarter of an hour, so that guessing becomes no easier', async () => {
    const { owner } = shop.database;
    const at = (quarter: number) => new Date(shop.clock.now.getTime() + quarter * 900_001);
    await owner`
      insert into login_try (key, at) select ${keyOf('first-account', 'begehrt')}, ${at(0)} from generate_series(1, 1800)`;
    const guessesIn = async (quarter: number) => {
      let guesses = 0;
      for (let n = 0; n < 35; n++) {
        const attempt = { login: 'begehrt', address: `81.${quarter}.${n}.1`, isKnownAddress: false };
        guesses += await limitTries(owner, attempt, at(quarter)).then(
          () => 1,
          () => 0,
        );
      }
      return guesses;
    };
    expect([await guessesIn(0), await guessesIn(1), await guessesIn(95)]).toEqual([30, 30, 30]);
    expect(1800 + 96 * 30).toBeLessThanOrEqual(96 * 50);
  });

  it('is not what somebody does who signs in often', async () => {
    const attempt = { login: 'fleissig', address: '10.3.0.1', isKnownAddress: true };
    for (let n = 0; n < 200; n++) {
      const at = new Date(shop.clock.now.getTime() + n);
      await clearTries(shop.database.owner, await limitTries(shop.database.owner, attempt, at), at);
    }
  });

  it('is possible again after a quarter of an hour', async () => {
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 15 * 60_000 + 1);
    expect((await tries('opfer', password, '66.6.6.6')).status).toBe(200);
    shop.clock.now = before;
  });
});

describe('an API client', () => {
  const login = (fields: Record<string, string>) =>
    shop.request('/users/login', { method: 'POST', body: new URLSearchParams(fields) });

  it('is told when to come back after too many tries', async () => {
    const { userName } = await shop.addUser('ratend', []);
    const guess = () => login({ userName, password: 'falsch', language: 'de' });
    let refused = await guess();
    for (let n = 0; n < triesPerAccount; n++) refused = await guess();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await refused.json()).toMatchObject({ token: null, errors: [{ errorCode: 'too_many_tries' }] });
  });

  it('gets a token that opens a session as a header', async () => {
    const answer = await login({ userName: 'werkstatt', password, language: 'de' });
    const { token, errors } = (await answer.json()) as { token: string; errors: unknown[] };
    expect(errors).toEqual([]);
    expect((await asks({ token })).status).toBe(200);
    expect(await (await shop.request(`/users/tokenValid/${token}`)).json()).toBe(true);
    expect(await codeOf(await asks({ 'X-Session-Key': token }))).toBe('401 session_expired');
  });

  it('gets the error and no token for a wrong password', async () => {
    const answer = await login({ userName: 'werkstatt', password: 'falsch', language: 'de' });
    expect(await answer.json()).toEqual({
      token: null,
      errors: [
        { errorCode: 'wrong_credentials', errorMessageTranslated: errorText('de', 'wrong_credentials'), details: {} },
      ],
    });
    expect(await (await shop.request('/users/tokenValid/anything')).json()).toBe(false);
  });

  it('gets an error for each empty field, and no token', async () => {
    const answer = await login({ userName: ' ', language: 'en' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      token: null,
      errors: [
        {
          errorCode: 'userNameEmpty',
          errorMessageTranslated: 'Please enter a user name.',
          details: { field: 'userName' },
        },
        {
          errorCode: 'passwordEmpty',
          errorMessageTranslated: 'Please enter a password.',
          details: { field: 'password' },
        },
      ],
    });
  });
});
