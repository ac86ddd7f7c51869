import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMailbox, testMailbox, tokenIn } from '../../test/test-mailbox.ts';
import { password, type SignedIn, type TestShop, type TestUser, testShop } from '../../test/test-shop.ts';
import { mailsPerMailbox } from './credentials.ts';

let shop: TestShop;
let mailbox: TestMailbox;
let user: TestUser;
let requests = 0;

beforeAll(async () => {
  [shop, mailbox] = await Promise.all([testShop(), testMailbox()]);
  await shop.work(mailbox.transport);
  user = await shop.addUser('werkstatt', ['UPLOAD_PERMISSION', 'ORDER_PERMISSION']);
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

const newPassword = 'Neun Träger, ein Kran';
/** Each from another address, so that only tests of limits meet them. */
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.post(path, body, { 'X-Forwarded-For': `10.0.${Math.floor(++requests / 250)}.${requests % 250}`, ...headers });
const codeOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { errorCode: string }[] };
  return `${answer.status} ${errors[0]?.errorCode ?? 'ok'}`;
};
const errorsOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { errorCode: string; errorMessageTranslated: string }[] };
  return errors.map((each) => [each.errorCode, each.errorMessageTranslated]);
};
const signIn = async (userName: string, given = password) =>
  codeOf(await post('/session', { userName, password: given, deviceName: '' }).then(okay));
const okay = async (answer: Response) =>
  answer.status === 200 ? new Response('{"errors":[]}', { status: 200 }) : answer;
const form = (email: string, more: object = {}) => ({
  kind: 'company',
  companyName: 'Zimmerei Moser',
  firstName: 'Ida',
  name: 'Moser',
  email,
  password: newPassword,
  hasConsented: true,
  ...more,
});
const register = (email: string, more: object = {}) => post('/register?language=de', form(email, more));
const reset = (email: string, address = `10.1.0.${++requests % 250}`) =>
  shop.request('/users/resetPassword', {
    method: 'POST',
    body: new URLSearchParams({ email, language: 'de' }),
    headers: { 'X-Forwarded-For': address },
  });
const resetToken = async (email: string) => {
  expect(await (await reset(email)).json()).toEqual({ changed: true, errors: [] });
  return tokenIn(await mailbox.next(email, 'neues Passwort'));
};
const later = async (minutes: number, run: () => Promise<unknown>) => {
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + minutes * 60_000);
  await run();
  shop.clock.now = before;
};

describe('registration', () => {
  it('makes customer, admin and prices when the mailed link is used, once', async () => {
    const email = 'ida@example.org';
    expect(await (await register(email)).json()).toEqual({ errors: [] });
    expect(await signIn(email, newPassword)).toBe('401 wrong_credentials');
    const mail = await mailbox.next(email, 'Registrierung');
    expect(mail).toContain('https://shop.example.org/de/shop/confirmRegistration/');
    const token = tokenIn(mail);
    const confirmed = await post('/register/confirm', { token });
    expect(await confirmed.json()).toEqual({ errors: [], userName: email, projectId: null });
    expect(await codeOf(await post('/register/confirm', { token }))).toBe('410 link_expired');
    const answer = await post('/session', { userName: email, password: newPassword, deviceName: '' });
    const { actor } = (await answer.json()) as { actor: object };
    expect(actor).toMatchObject({ customerName: 'Zimmerei Moser', customerKind: 'company' });
    expect(actor).toMatchObject({ permissions: expect.arrayContaining(['CUSTOMER_ADMIN_PERMISSION']) });
  });

  it('of a private person makes nobody an admin', async () => {
    await register('pia@example.org', { kind: 'private', companyName: '', firstName: '', name: '' });
    await post('/register/confirm', { token: tokenIn(await mailbox.next('pia@example.org', 'Registrierung')) });
    const answer = await post('/session', { userName: 'pia@example.org', password: newPassword, deviceName: '' });
    expect(await answer.json()).toMatchObject({
      actor: {
        customerName: 'pia@example.org',
        permissions: expect.not.arrayContaining(['CUSTOMER_ADMIN_PERMISSION']),
      },
    });
  });

  it('with a known address answers the same, and only the owner is told', async () => {
    const [known, unknown] = [await register('werkstatt@example.org'), await register('fremd@example.org')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await mailbox.next('werkstatt@example.org', 'schon registriert')).not.toContain('Moser');
    expect(await signIn('werkstatt')).toBe('200 ok');
  });

  it('asked for twice makes one account', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 2; n++) {
      await register('doppelt@example.org');
      tokens.push(tokenIn(await mailbox.next('doppelt@example.org', 'Registrierung')));
    }
    const answers = await Promise.all(tokens.map((token) => post('/register/confirm', { token })));
    expect((await Promise.all(answers.map(codeOf))).sort()).toEqual(['200 ok', '410 link_expired']);
  });

  it.each([
    [{ password: 'kurz' }, '422 password_short'],
    [{ password: 'passwortpasswort' }, '422 password_common'],
    [{ password: 'ZimmereiMoser12' }, '422 password_common'],
    [{ hasConsented: false }, '422 privacyConsentMissing'],
    [{ email: 'keine Adresse' }, '422 emailInvalid'],
    [{ name: 'A\r\nBcc: x@example.org' }, '400 invalid_input'],
    [{ permissions: ['GLOBAL_ADMIN_PERMISSION'] }, '400 invalid_input'],
  ])('with %o is refused', async (more, code) => {
    expect(await codeOf(await register('neu@example.org', more))).toBe(code);
  });

  it('tells every field that is empty or wrong, in the words of the product', async () => {
    const answer = await post('/register?language=de', { kind: 'private', password: 'kurz' });
    expect([answer.status, await errorsOf(answer)]).toEqual([
      422,
      [
        ['emailEmpty', 'Die Email-Adresse darf nicht leer sein'],
        ['password_short', expect.stringContaining('zu kurz')],
        ['privacyConsentMissing', 'Bitte stimmen Sie der Datenschutzerklärung zu.'],
      ],
    ]);
    expect(await errorsOf(await post('/register?language=it', { kind: 'private', email: 'a@', password: '' }))).toEqual(
      [
        ['emailInvalid', 'L’indirizzo e-mail non è valido'],
        ['passwordEmpty', 'Indichi una password.'],
        ['privacyConsentMissing', 'Accetti l’informativa sulla privacy.'],
      ],
    );
  });

  it('sends one mailbox a few mails in a quarter of an hour, known or not', async () => {
    const codes: string[] = [];
    for (let n = 0; n <= mailsPerMailbox; n++) codes.push(await codeOf(await register('flut@example.org')));
    expect(codes).toEqual([...Array.from({ length: mailsPerMailbox }, () => '200 ok'), '429 too_many_tries']);
  });
});

describe('a lost password', () => {
  it('is replaced by the mailed link; every session of before ends', async () => {
    const someone = await shop.addUser('vergisst', []);
    const session = await shop.signIn(someone);
    const token = await resetToken('vergisst@example.org');
    expect(await codeOf(await post('/account/setPassword', { token, password: 'kurz' }))).toBe('422 password_short');
    expect(await codeOf(await post('/account/setPassword', { token, password: newPassword }))).toBe('200 ok');
    expect((await shop.request('/session', { headers: session.headers })).status).toBe(401);
    expect(await signIn('vergisst')).toBe('401 wrong_credentials');
    expect(await signIn('vergisst', newPassword)).toBe('200 ok');
    await mailbox.next('vergisst@example.org', 'wurde geändert');
  });

  it.each([
    ['', 'emailEmpty', 'Die Email-Adresse darf nicht leer sein'],
    ['ida@', 'emailInvalid', 'Die Email-Adresse ist ungültig'],
  ])('is not asked for by the address %j', async (email, code, words) => {
    const answer = await reset(email);
    expect([answer.status, await errorsOf(answer)]).toEqual([422, [[code, words]]]);
  });

  it('of nobody answers the same and sends nothing', async () => {
    const [known, unknown] = [await reset('werkstatt@example.org'), await reset('niemand@example.org')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await mailbox.next('werkstatt@example.org', 'neues Passwort');
    expect(mailbox.received.filter((mail) => mail.to?.[0]?.address === 'niemand@example.org')).toEqual([]);
  });
});

describe('a one-time link', () => {
  it('serves one of fifty who use it at once', async () => {
    await shop.addUser('viele', []);
    const token = await resetToken('viele@example.org');
    const use = () => post('/account/setPassword', { token, password: newPassword });
    const codes = await Promise.all((await Promise.all(Array.from({ length: 50 }, use))).map(codeOf));
    expect(codes.filter((code) => code === '200 ok')).toHaveLength(1);
    expect(codes.filter((code) => code === '410 link_expired')).toHaveLength(49);
  });

  it('holds for thirty minutes', async () => {
    await shop.addUser('spaet', []);
    const token = await resetToken('spaet@example.org');
    const use = async () => codeOf(await post('/account/setPassword', { token, password: newPassword }));
    await later(31, async () => expect(await use()).toBe('410 link_expired'));
    await later(29, async () => expect(await use()).toBe('200 ok'));
  });

  it('serves its purpose only, and no longer after the password was changed', async () => {
    const someone = await shop.addUser('zweck', []);
    const [first, second] = [await resetToken('zweck@example.org'), await resetToken('zweck@example.org')];
    expect(await codeOf(await post('/account/confirmEmail', { token: first }))).toBe('410 link_expired');
    expect(await codeOf(await post('/register/confirm', { token: first }))).toBe('410 link_expired');
    const { headers } = await shop.signIn(someone);
    await post('/account/password', { oldPassword: password, newPassword }, headers);
    for (const token of [first, second])
      expect(await codeOf(await post('/account/setPassword', { token, password }))).toBe('410 link_expired');
  });

  it('is readable nowhere in the database when its mail was sent', async () => {
    await shop.addUser('spur', []);
    const token = await resetToken('spur@example.org');
    const stored = await shop.database
      .owner`select (l.*)::text as link, (m.*)::text as mail from one_time_link l, mail m`;
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
    await expect(shop.database.sql.unsafe('select * from one_time_link')).rejects.toThrow('permission denied');
  });
});

describe('a new e-mail address', () => {
  const edited = (of: TestUser, email: string) => ({
    userName: of.userName,
    email,
    firstName: 'Eva',
    name: 'Muster',
    permissions: ['UPLOAD_PERMISSION'],
    seesPrices: true,
    active: true,
  });
  const change = async (of: TestUser, headers: Record<string, string>, email: string, given?: string) =>
    shop.request(`/users/${of.userId}?language=de`, {
      method: 'PUT',
      headers: { ...headers, 'X-Forwarded-For': `10.2.0.${++requests % 250}` },
      body: JSON.stringify({ ...edited(of, email), ...(given !== undefined && { password: given }) }),
    });

  it('takes the password, waits for the new mailbox, and the old one is told', async () => {
    const someone = await shop.addUser('umzug', ['UPLOAD_PERMISSION']);
    const { headers } = await shop.signIn(someone);
    expect(await codeOf(await change(someone, headers, 'neu.umzug@example.org'))).toBe('422 wrong_password');
    const answer = await change(someone, headers, 'neu.umzug@example.org', password);
    expect(await answer.json()).toEqual({ errors: [], pendingEmail: 'neu.umzug@example.org' });
    const account = await (await shop.request('/account', { headers })).json();
    expect(account).toMatchObject({ user: { email: 'umzug@example.org' }, pendingEmail: 'neu.umzug@example.org' });
    await mailbox.next('umzug@example.org', 'soll geändert werden');
    const token = tokenIn(await mailbox.next('neu.umzug@example.org', 'bestätigen'));
    expect(await (await post('/account/confirmEmail', { token })).json()).toEqual({
      errors: [],
      email: 'neu.umzug@example.org',
    });
    expect(await signIn('neu.umzug@example.org')).toBe('200 ok');
    expect(await signIn('umzug@example.org')).toBe('401 wrong_credentials');
    expect(await (await shop.request('/account', { headers })).json()).toMatchObject({
      user: { email: 'neu.umzug@example.org' },
      pendingEmail: null,
    });
  });

  it('that another has answers the same, and its owner is told', async () => {
    const someone = await shop.addUser('gierig', ['UPLOAD_PERMISSION']);
    const { headers } = await shop.signIn(someone);
    const answer = await change(someone, headers, 'werkstatt@example.org', password);
    expect(answer.status).toBe(200);
    await mailbox.next('werkstatt@example.org', 'hat schon ein Benutzerkonto');
  });
});

describe('the own devices', () => {
  let here: SignedIn;
  let there: SignedIn;
  beforeAll(async () => {
    [here, there] = [await shop.signIn(user), await shop.signIn(user)];
  });
  const list = async () => {
    const answer = await shop.request('/account/sessions', { headers: here.headers });
    return ((await answer.json()) as { sessions: { id: string; isThis: boolean; deviceName: string }[] }).sessions;
  };

  it('are listed and signed out one by one, and nobody else’s', async () => {
    const stranger = await shop.signIn(await shop.addUser('fremder', []));
    const other = (await list()).find((each) => !each.isThis && each.deviceName === 'test');
    const end = (headers: Record<string, string>) =>
      shop.request(`/account/sessions/${other?.id}`, { method: 'DELETE', headers });
    expect(other).toBeDefined();
    expect((await end(stranger.headers)).status).toBe(404);
    const others = (await list()).filter((each) => !each.isThis).length;
    expect((await end(here.headers)).status).toBe(204);
    expect((await list()).filter((each) => !each.isThis)).toHaveLength(others - 1);
  });

  it('hear at once that they were signed out', async () => {
    there = await shop.signIn(user);
    const events = await shop.request('/sync/events', { headers: there.headers });
    const heard: string[] = [];
    const over = (async () => {
      const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.push(part.value);
    })();
    await expect.poll(() => heard.join('')).toContain(': open');
    const answer = await shop.request('/account/sessions', { method: 'DELETE', headers: here.headers });
    expect(((await answer.json()) as { ended: number }).ended).toBeGreaterThan(0);
    await over;
    expect(heard.join('')).toContain('event: poke');
    expect(await codeOf(await shop.request('/session', { headers: there.headers }))).toBe('401 session_ended');
    expect((await shop.request('/session', { headers: here.headers })).status).toBe(200);
  });

  it('get the user’s key to sealed work, the same after a new password, and nobody else’s', async () => {
    const someone = await shop.addUser('versiegelt', []);
    const keyOf = async ({ headers }: SignedIn) =>
      ((await (await shop.request('/account/sealKey', { headers })).json()) as { sealKey: string }).sealKey;
    const first = await shop.signIn(someone);
    const key = await keyOf(first);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyOf(here)).not.toBe(key);
    await post('/account/password', { oldPassword: password, newPassword }, first.headers);
    expect(await keyOf(first)).toBe(key);
  });
});

describe('a password change', () => {
  it('takes the old password and signs the other devices out', async () => {
    const someone = await shop.addUser('wechsler', []);
    const [here, there] = [await shop.signIn(someone), await shop.signIn(someone)];
    const change = (oldPassword: string, next: string) =>
      post('/account/password', { oldPassword, newPassword: next }, here.headers);
    expect(await codeOf(await change('falsch', newPassword))).toBe('422 wrong_password');
    expect(await codeOf(await change(password, 'wechslerwechsler'))).toBe('422 password_common');
    expect(await codeOf(await change(password, newPassword))).toBe('200 ok');
    expect((await shop.request('/session', { headers: here.headers })).status).toBe(200);
    expect((await shop.request('/session', { headers: there.headers })).status).toBe(401);
    expect(await signIn('wechsler', newPassword)).toBe('200 ok');
  });

  it('tells what is missing, the old password and the new one', async () => {
    const { headers } = await shop.signIn(await shop.addUser('leer', []));
    const answer = await post('/account/password?language=de', { oldPassword: '', newPassword: '' }, headers);
    expect([answer.status, await errorsOf(answer)]).toEqual([
      422,
      [
        ['oldPasswordEmpty', 'Bitte geben Sie Ihr bisheriges Passwort an.'],
        ['passwordEmpty', 'Bitte geben Sie ein Passwort an.'],
      ],
    ]);
  });

  it('is no place to guess at', async () => {
    const { headers } = await shop.signIn(await shop.addUser('raten', []));
    const guess = () =>
      shop.post(
        '/account/password',
        { oldPassword: 'falsch', newPassword },
        { ...headers, 'X-Forwarded-For': '66.6.6.6' },
      );
    for (let n = 0; n < 10; n++) await guess();
    expect(await codeOf(await guess())).toBe('429 too_many_tries');
  });
});
