import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestMailbox, testMailbox, tokenIn } from '../../../test/test-mailbox.ts';
import { partnerKey, password, type TestShop, type TestUser, testShop } from '../../../test/test-shop.ts';
import { seedBaseData } from '../../base-data/put-base-version.ts';
import { wrongKeysPerAddress } from './partner.ts';

let shop: TestShop;
let mailbox: TestMailbox;
let user: TestUser;
let requests = 0;

beforeAll(async () => {
  [shop, mailbox] = await Promise.all([testShop(), testMailbox()]);
  await seedBaseData(shop.database.owner, shop.clock.now);
  await shop.work(mailbox.transport);
  user = await shop.addUser('werkstatt', ['UPLOAD_PERMISSION', 'ORDER_PERMISSION']);
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

/** A file of its own for each name: the shop keeps the same bytes once. */
const sampleOf = (name: string) =>
  new TextEncoder().encode(
    `<BTLx Version="2.3.1"><Project Name="${name}"><Parts><Part Annotation="Platte" Count="4" Length="300" Height="10" Width="200" Material="S235JR" Designation="BL 10"/></Parts></Project></BTLx>`,
  );
const sample = sampleOf('Probe');
const from = () => ({ 'X-Forwarded-For': `10.7.${Math.floor(++requests / 250)}.${requests % 250}` });

type Sent = {
  key?: string;
  fileName?: string;
  bytes?: Uint8Array;
  headers?: Record<string, string>;
  more?: Record<string, string>;
};
const handOver = (email: string, sent: Sent = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ email, language: 'fr', ...sent.more })) body.set(name, value);
  body.set('file', new File([new Uint8Array(sent.bytes ?? sample)], sent.fileName ?? 'Halle.btlx'));
  const headers = { 'X-Partner-Key': sent.key ?? partnerKey, ...from(), ...sent.headers };
  return shop.request('/handOver?language=fr', { method: 'POST', body, headers });
};
type Handed = { projectId: ProjectId; url: string; expiresAt: string };
const handed = async (email: string, sent?: Sent) => {
  const answer = await handOver(email, sent);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Handed;
};
const tokenOf = ({ url }: Handed) => new URL(url).searchParams.get('token') ?? '';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.post(path, body, { ...from(), ...headers });
const exchange = async (token: string, headers?: Record<string, string>) =>
  post('/session/handed', { token, deviceName: 'Büro' }, headers);
const codeOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors?: { errorCode: string }[] };
  return `${answer.status} ${errors?.[0]?.errorCode ?? 'ok'}`;
};
const later = async (minutes: number, run: () => Promise<unknown>) => {
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + minutes * 60_000);
  await run();
  shop.clock.now = before;
};
const nameOf = async (projectId: string, customerId: string) => {
  const [row] = await shop.database.owner<{ name: string }[]>`
    select data ->> 'name' as name from record where kind = 'project' and id = ${projectId} and customer_id = ${customerId}`;
  return row?.name;
};

describe('a project that is handed over for a known user', () => {
  it('opens its assistant at an address that signs him in, once', async () => {
    const given = await handed('Werkstatt@example.org');
    const url = new URL(given.url);
    expect(url.origin + url.pathname).toBe(`https://shop.example.org/fr/shop/assistent/${given.projectId}`);
    expect(url.searchParams.get('sema')).toBe('true');
    expect(given.expiresAt).toBe('2026-11-23T08:30:00.000Z');
    const answer = await exchange(tokenOf(given));
    const { sessionKey, ...opened } = (await answer.json()) as { sessionKey: string };
    expect(opened).toMatchObject({ projectId: given.projectId, actor: { userId: user.userId } });
    const headers = { 'X-Session-Key': sessionKey, Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
    expect((await shop.request('/session', { headers })).status).toBe(200);
    expect(await nameOf(given.projectId, user.customerId)).toBe('Halle');
    expect(await codeOf(await exchange(tokenOf(given)))).toBe('410 handed_expired');
  });

  it('is called as the program says, and shows the shop’s own frame where it asks for it', async () => {
    const given = await handed(`${user.userName}@example.org`, { more: { projectName: 'Dach Süd', sema: 'false' } });
    expect(new URL(given.url).searchParams.get('sema')).toBe('false');
    expect(await nameOf(given.projectId, user.customerId)).toBe('Dach Süd');
  });

  const projectsNamed = async (name: string) => {
    const [row] = await shop.database.owner<{ count: number }[]>`
      select count(*)::integer as count from record where kind = 'project' and data ->> 'name' = ${name}`;
    return row?.count;
  };

  it('is the same project when it is handed over again, under a new address that opens it too', async () => {
    const more = { projectName: 'Zweimal' };
    const all = await Promise.all(Array.from({ length: 5 }, () => handed('werkstatt@example.org', { more })));
    await exchange(tokenOf(all[0] as Handed));
    const again = await handed('werkstatt@example.org', { more });
    expect(new Set([...all, again].map(({ projectId }) => projectId)).size).toBe(1);
    expect(new Set([...all, again].map(tokenOf)).size).toBe(6);
    expect(await (await exchange(tokenOf(again))).json()).toMatchObject({ projectId: again.projectId });
    expect(await projectsNamed('Zweimal')).toBe(1);
  });

  it('is another project for another name, other bytes, another user, after thirty minutes, and once it is in the trash', async () => {
    const { userId, headers } = await shop.signIn(
      await shop.addUser('nebenan', ['UPLOAD_PERMISSION'], user.customerId),
    );
    const more = { projectName: 'Neu' };
    const ids = [
      await handed('werkstatt@example.org', { more }),
      await handed('werkstatt@example.org', { more: { projectName: 'Neu 2' } }),
      await handed('werkstatt@example.org', { more, bytes: sampleOf('Anders') }),
      await handed('nebenan@example.org', { more }),
    ].map(({ projectId }) => projectId);
    await later(31, async () => ids.push((await handed('werkstatt@example.org', { more })).projectId));
    const args = { projectId: ids[3], trashed: true };
    const mutation = {
      id: 1,
      uid: crypto.randomUUID(),
      name: 'trashProject',
      v: 1,
      args,
      at: shop.clock.now.toISOString(),
    };
    const request = { protocol: protocolVersion, schema: schemaVersion, userId, clientId: crypto.randomUUID() };
    const pushed = await shop.post('/sync/push', { ...request, mutations: [mutation] }, headers);
    expect(await pushed.json()).toMatchObject({ results: [{ status: 'applied' }] });
    ids.push((await handed('nebenan@example.org', { more })).projectId);
    expect(new Set(ids).size).toBe(6);
  });

  it('serves one of fifty who open it at once', async () => {
    const token = tokenOf(await handed('werkstatt@example.org'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(token)));
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes.filter((code) => code === '200 ok')).toHaveLength(1);
    expect(codes.filter((code) => code === '410 handed_expired')).toHaveLength(49);
  });

  it('holds for thirty minutes, and not after the password was changed', async () => {
    const someone = await shop.addUser('wechsler', ['UPLOAD_PERMISSION']);
    const token = tokenOf(await handed('wechsler@example.org'));
    await later(31, async () => expect(await codeOf(await exchange(token))).toBe('410 handed_expired'));
    const { headers } = await shop.signIn(someone);
    await post('/account/password', { oldPassword: password, newPassword: 'Neun Träger, ein Kran' }, headers);
    expect(await codeOf(await exchange(token))).toBe('410 handed_expired');
  });

  it('serves no other purpose, and no mailed link opens it', async () => {
    const token = tokenOf(await handed('werkstatt@example.org'));
    for (const path of ['/register/confirm', '/account/confirmEmail'])
      expect(await codeOf(await post(path, { token }))).toBe('410 link_expired');
    expect(await codeOf(await post('/account/setPassword', { token, password: 'Neun Träger, ein Kran' }))).toBe(
      '410 link_expired',
    );
    expect(await codeOf(await exchange(token))).toBe('200 ok');
  });

  it('is opened by a colleague in his own session, once', async () => {
    const colleague = await shop.signIn(await shop.addUser('kollegin', ['STANDARD_PERMISSION'], user.customerId));
    const given = await handed('werkstatt@example.org');
    const answer = await exchange(tokenOf(given), colleague.headers);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({
      sessionKey: null,
      projectId: given.projectId,
      actor: { userId: colleague.userId },
    });
    expect(await codeOf(await exchange(tokenOf(given)))).toBe('410 handed_expired');
  });

  it('leaves the session of the same user, and never replaces that of another company', async () => {
    const [own, other] = [await shop.signIn(user), await shop.signIn(await shop.addUser('fremder', []))];
    const token = tokenOf(await handed('werkstatt@example.org'));
    expect(await codeOf(await exchange(token, other.headers))).toBe('403 wrong_user');
    const answer = await exchange(token, own.headers);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ sessionKey: null, actor: { userId: user.userId } });
    expect((await shop.request('/session', { headers: own.headers })).status).toBe(200);
  });

  it('is his to open no longer once he is switched off', async () => {
    const someone = await shop.addUser('gesperrt', ['UPLOAD_PERMISSION']);
    const token = tokenOf(await handed('gesperrt@example.org'));
    await shop.putUser(someone.customerId, {
      id: someone.userId,
      userName: 'gesperrt',
      email: 'gesperrt@example.org',
      firstName: 'Eva',
      name: 'Muster',
      permissions: ['UPLOAD_PERMISSION'],
      seesPrices: true,
      active: false,
    });
    expect(await codeOf(await exchange(token))).toBe('410 handed_expired');
    expect(new URL((await handed('gesperrt@example.org')).url).pathname).toBe('/fr/shop/register');
  });

  it('signs nobody in who runs the shop', async () => {
    await shop.addUser('betreiber', ['GLOBAL_ADMIN_PERMISSION']);
    const given = await handed('betreiber@example.org');
    expect(new URL(given.url).pathname).toBe(`/fr/shop/assistent/${given.projectId}`);
    expect(tokenOf(given)).toBe('');
  });
});

describe('a project that is handed over for nobody we know', () => {
  const register = async (email: string, handover: string) =>
    post('/register?language=de', {
      kind: 'company',
      companyName: 'Zimmerei Moser',
      email,
      password: 'Neun Träger, ein Kran',
      hasConsented: true,
      handover,
    });
  const confirm = async (email: string) =>
    post('/register/confirm', { token: tokenIn(await mailbox.next(email, 'Registrierung')) });
  const handedTo = async (email: string) => {
    const given = await handed(email, { bytes: sampleOf(email) });
    const url = new URL(given.url);
    expect(url.pathname).toBe('/fr/shop/register');
    return { ...given, handover: url.searchParams.get('handover') ?? '' };
  };

  it('is the first of the customer who registers with it, and gets its price', async () => {
    const { projectId, handover } = await handedTo('ida@example.org');
    expect(await codeOf(await register('ida@example.org', handover))).toBe('200 ok');
    const confirmed = (await (await confirm('ida@example.org')).json()) as object;
    expect(confirmed).toEqual({ errors: [], userName: 'ida@example.org', projectId });
    const answer = await post('/session', {
      userName: 'ida@example.org',
      password: 'Neun Träger, ein Kran',
      deviceName: '',
    });
    const { sessionKey } = (await answer.json()) as { sessionKey: string };
    const headers = { 'X-Session-Key': sessionKey, Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
    const details = async () => (await shop.request(`/project/details/${projectId}`, { headers })).json();
    await vi.waitFor(
      async () => expect(await details()).toMatchObject({ projectName: 'Halle', price: expect.any(Number) }),
      { timeout: 30_000, interval: 100 },
    );
  });

  it('belongs to one customer, also when the registration was asked for twice', async () => {
    const { projectId, handover } = await handedTo('zwei@example.org');
    for (const email of ['zwei@example.org', 'drei@example.org']) await register(email, handover);
    expect(await (await confirm('drei@example.org')).json()).toMatchObject({ projectId });
    expect(await (await confirm('zwei@example.org')).json()).toMatchObject({ projectId: null });
  });

  it('waits thirty minutes for the registration', async () => {
    const { handover } = await handedTo('spaet@example.org');
    await later(31, async () =>
      expect(await codeOf(await register('spaet@example.org', handover))).toBe('410 handed_expired'),
    );
    expect(await codeOf(await register('spaet@example.org', 'erfunden'))).toBe('410 handed_expired');
  });

  it('opens no session and no other’s registration', async () => {
    const { handover } = await handedTo('fremd@example.org');
    expect(await codeOf(await exchange(handover))).toBe('410 handed_expired');
    expect(await codeOf(await post('/register/confirm', { token: handover }))).toBe('410 link_expired');
  });

  it('makes a registration answer the same whether the address has an account', async () => {
    const { handover } = await handedTo('gleich@example.org');
    const [known, unknown] = [
      await register('werkstatt@example.org', handover),
      await register('gleich@example.org', handover),
    ];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  });
});

describe('the call', () => {
  it.each([
    ['a wrong key', { key: 'geraten' }, 401, 'La clé du logiciel'],
    ['a file of another kind', { fileName: 'Halle.pdf' }, 422, 'Nous ne lisons pas ce format'],
    ['an empty file', { bytes: new Uint8Array() }, 422, 'vide'],
    ['an address that is none', { more: { email: 'keine' } }, 400, 'pas valable'],
    ['a field that it does not know', { more: { admin: 'true' } }, 400, 'pas valable'],
  ])('refuses %s in the asked language', async (_, sent: Sent, status, words) => {
    const answer = await handOver('werkstatt@example.org', sent);
    expect(answer.status).toBe(status);
    const { errors } = (await answer.json()) as { errors: { errorMessageTranslated: string }[] };
    expect(errors[0]?.errorMessageTranslated).toContain(words);
  });

  it('tells nobody without the key whether an address has an account', async () => {
    const answers = [
      await handOver('werkstatt@example.org', { key: 'x' }),
      await handOver('niemand@example.org', { key: 'x' }),
    ];
    expect(await answers[0]?.text()).toBe(await answers[1]?.text());
  });

  it('refuses a user who may not upload', async () => {
    await shop.addUser('leser', ['STANDARD_PERMISSION']);
    expect(await codeOf(await handOver('leser@example.org'))).toBe('403 not_allowed');
  });

  it('takes few wrong keys from an address', async () => {
    const headers = { 'X-Forwarded-For': '10.99.0.1' };
    const codes: string[] = [];
    for (let n = 0; n <= wrongKeysPerAddress; n++)
      codes.push(await codeOf(await handOver('werkstatt@example.org', { key: `${n}`, headers })));
    expect(codes.filter((code) => code === '401 partner_key_wrong')).toHaveLength(wrongKeysPerAddress);
    expect(codes.at(-1)).toBe('429 too_many_tries');
  });

  it('leaves its tokens and keys nowhere in the database', async () => {
    const given = [await handed('werkstatt@example.org'), await handed('spur@example.org')];
    const stored = JSON.stringify(await shop.database.owner`select l.*::text from one_time_link l`);
    for (const { url } of given)
      for (const name of ['token', 'handover']) {
        const token = new URL(url).searchParams.get(name);
        if (token) expect(stored).not.toContain(token);
      }
  });
});

describe('an address with the token of a session', () => {
  const tokenFor = async (userName: string, of = shop) => {
    const form = new URLSearchParams({ userName, password, language: 'de' });
    const answer = await of.request('/users/login', { method: 'POST', body: form, headers: from() });
    return ((await answer.json()) as { token: string }).token;
  };

  it('signs its user in, as often as it is opened, and the token stays', async () => {
    const someone = await shop.addUser('programm', ['STANDARD_PERMISSION']);
    const token = await tokenFor('programm');
    for (let n = 0; n < 2; n++) {
      const answer = await exchange(token);
      const { sessionKey, projectId, actor } = (await answer.json()) as {
        sessionKey: string;
        projectId: string | null;
        actor: { userId: string };
      };
      expect([projectId, actor.userId]).toEqual([null, someone.userId]);
      const headers = { 'X-Session-Key': sessionKey, Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
      expect((await shop.request('/session', { headers })).status).toBe(200);
    }
    expect(await (await shop.request(`/users/tokenValid/${token}`)).json()).toBe(true);
  });

  it('leaves who is signed in where he is, and tells another company’s so', async () => {
    const token = await tokenFor('werkstatt');
    const colleague = await shop.signIn(await shop.addUser('kollege', ['STANDARD_PERMISSION'], user.customerId));
    const answer = await exchange(token, colleague.headers);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ sessionKey: null, actor: { userId: colleague.userId } });
    const stranger = await shop.signIn(await shop.addUser('andere', []));
    expect(await codeOf(await exchange(token, stranger.headers))).toBe('403 signed_in_as_other');
  });

  it('of nobody, of a session that is over or of who runs the shop opens nothing, and says nothing of a hand-over', async () => {
    await shop.addUser('betreiber', ['GLOBAL_ADMIN_PERMISSION']);
    expect(await codeOf(await exchange(await tokenFor('betreiber')))).toBe('410 url_token_expired');
    expect(await codeOf(await exchange('erfunden'))).toBe('410 url_token_expired');
    const someone = await shop.addUser('vorbei', []);
    const token = await tokenFor('vorbei');
    const { headers } = await shop.signIn(someone);
    await post('/account/password', { oldPassword: password, newPassword: 'Neun Träger, ein Kran' }, headers);
    expect(await codeOf(await exchange(token))).toBe('410 url_token_expired');
    const { key, headers: app } = await shop.signIn(await shop.addUser('schluessel', []));
    expect((await shop.request('/session', { headers: app })).status).toBe(200);
    expect(await codeOf(await exchange(key))).toBe('410 url_token_expired');
  });

  it('opens nothing where the shop takes no tokens from addresses', async () => {
    const strict = await testShop({ takesUrlTokens: false });
    await strict.addUser('streng', []);
    const token = await tokenFor('streng', strict);
    const answer = await strict.post('/session/handed', { token, deviceName: '' }, from());
    expect(await codeOf(answer)).toBe('410 url_token_expired');
    await strict.stop();
  });
});
