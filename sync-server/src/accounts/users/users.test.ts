import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMailbox, testMailbox, tokenIn } from '../../../test/test-mailbox.ts';
import { password, type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let mailbox: TestMailbox;
let chef: SignedIn;
let worker: SignedIn;
let stranger: SignedIn;
let requests = 0;

beforeAll(async () => {
  [shop, mailbox] = await Promise.all([testShop(), testMailbox()]);
  await shop.work(mailbox.transport);
  chef = await shop.signIn(await shop.addUser('chef', ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION']));
  worker = await shop.signIn(await shop.addUser('werkstatt', ['UPLOAD_PERMISSION'], chef.customerId));
  stranger = await shop.signIn(await shop.addUser('nachbar', ['CUSTOMER_ADMIN_PERMISSION']));
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

const newPassword = 'Neun Träger, ein Kran';
const form = (userName: string, more: Partial<UserForm> = {}): UserForm => ({
  userName,
  email: `${userName}@example.org`,
  firstName: 'Eva',
  name: 'Muster',
  permissions: ['UPLOAD_PERMISSION'],
  seesPrices: true,
  active: true,
  ...more,
});
const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) =>
  shop.request(path, {
    method,
    body: JSON.stringify(body),
    headers: { ...headers, 'X-Forwarded-For': `10.0.${Math.floor(++requests / 250)}.${requests % 250}` },
  });
const add = (by: SignedIn, body: object) => send('POST', '/users?language=de', body, by.headers);
const edit = (by: SignedIn, userId: string, body: object) =>
  send('PUT', `/users/${userId}?language=de`, body, by.headers);
const codeOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { errorCode: string }[] };
  return `${answer.status} ${errors[0]?.errorCode ?? 'ok'}`;
};
const added = async (userName: string, more: Partial<UserForm> = {}) => {
  const answer = await add(chef, form(userName, more));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { userId: string }).userId;
};
const invited = async () => {
  const answer = await shop.request('/users/invited', { headers: chef.headers });
  return ((await answer.json()) as { userIds: string[] }).userIds;
};
const userOf = async (userId: string) => {
  const [row] = await shop.database.owner<{ data: UserForm }[]>`
    select data from record where kind = 'user' and id = ${userId}`;
  return row?.data;
};
const setPassword = (token: string) => send('POST', '/account/setPassword', { token, password: newPassword }, {});
const signIn = (userName: string) => shop.post('/session', { userName, password: newPassword, deviceName: '' });

describe('a company’s admin', () => {
  it('adds a user, who sets his password by the mailed link', async () => {
    const lehrling = await added('lehrling');
    const mail = await mailbox.next('lehrling@example.org', 'Einladung');
    expect(mail).toContain('Eva Muster hat Sie als Benutzer von Holzbau angelegt');
    expect((await signIn('lehrling')).status).toBe(401);
    expect(await invited()).toContain(lehrling);
    expect(await codeOf(await setPassword(tokenIn(mail)))).toBe('200 ok');
    expect(await (await signIn('lehrling')).json()).toMatchObject({
      actor: { customerId: chef.customerId, permissions: ['UPLOAD_PERMISSION'] },
    });
    expect(await invited()).not.toContain(lehrling);
  });

  it('cannot tell whether another company has the address', async () => {
    const [known, free] = [
      await add(chef, form('neuer1', { email: 'nachbar@example.org' })),
      await add(chef, form('neuer2')),
    ];
    const told = async (answer: Response) => ({
      ...((await answer.json()) as { userId: string }),
      status: answer.status,
    });
    const [one, other] = [await told(known), await told(free)];
    expect({ ...one, userId: '' }).toEqual({ ...other, userId: '' });
    expect(await invited()).toEqual(expect.arrayContaining([one.userId, other.userId]));
    expect(await mailbox.next('nachbar@example.org', 'schon ein Benutzerkonto')).not.toContain('Holzbau');
    expect((await shop.signIn(stranger)).key).toBeTruthy();
  });

  it('corrects the address of an invitation at once', async () => {
    const userId = await added('tippfehler', { email: 'tipfehler@example.org' });
    await mailbox.next('tipfehler@example.org', 'Einladung');
    const answer = await edit(chef, userId, form('tippfehler'));
    expect(await answer.json()).toEqual({ errors: [], pendingEmail: null });
    const token = tokenIn(await mailbox.next('tippfehler@example.org', 'Einladung'));
    expect(await codeOf(await setPassword(token))).toBe('200 ok');
  });

  it('invites again', async () => {
    const userId = await added('vergessen');
    const first = tokenIn(await mailbox.next('vergessen@example.org', 'Einladung'));
    expect(await codeOf(await send('POST', `/users/${userId}/invitation`, {}, chef.headers))).toBe('200 ok');
    const second = tokenIn(await mailbox.next('vergessen@example.org', 'Einladung'));
    expect(await codeOf(await setPassword(second))).toBe('200 ok');
    expect(await codeOf(await setPassword(first))).toBe('410 link_expired');
  });

  it.each([
    [form('zuviel', { permissions: ['GLOBAL_ADMIN_PERMISSION'] }), '403 not_allowed'],
    [form('werkstatt', { email: 'anders@example.org' }), '409 user_name_taken'],
    [form('doppelt', { email: 'WERKSTATT@example.org' }), '409 email_taken'],
    [form('falsch@example.com', { email: 'richtig@example.org' }), '422 userNameForeign'],
    [{ ...form('mehr'), customerId: newId() }, '400 invalid_input'],
    [{ ...form('mehr'), passwordHash: 'x' }, '400 invalid_input'],
    [form('a b'), '422 userNameInvalid'],
  ])('is refused %o with %s', async (body, code) => {
    expect(await codeOf(await add(chef, body))).toBe(code);
  });

  it('is told every field of a user that is empty or wrong', async () => {
    const empty = { ...form('x'), userName: ' ', firstName: '', name: '', email: 'x@' };
    for (const answer of [await add(chef, empty), await edit(chef, chef.userId, empty)]) {
      const { errors } = (await answer.json()) as { errors: { errorCode: string; details: { field: string } }[] };
      expect(answer.status).toBe(422);
      expect(errors.map(({ errorCode, details }) => `${details.field} ${errorCode}`)).toEqual([
        'firstName firstNameEmpty',
        'name nameEmpty',
        'userName userNameEmpty',
        'email emailInvalid',
      ]);
    }
  });

  it('keeps his own right while he is the last', async () => {
    const own = form('chef', { permissions: ['ORDER_PERMISSION'] });
    expect(await codeOf(await edit(chef, chef.userId, own))).toBe('409 last_admin');
  });

  it('finds users of other companies no more than missing ones', async () => {
    const [foreign, missing] = [
      await edit(chef, stranger.userId, form('nachbar')),
      await edit(chef, newId(), form('nachbar')),
    ];
    expect([foreign.status, await foreign.text()]).toEqual([missing.status, await missing.text()]);
    expect(foreign.status).toBe(404);
  });

  it('overwrites nothing that another admin saved meanwhile, and is told what that is', async () => {
    const userId = await added('doppelmeier');
    const was = form('doppelmeier');
    expect(await codeOf(await edit(chef, userId, { ...was, name: 'Moser', seesPrices: false, was }))).toBe('200 ok');
    expect(await codeOf(await edit(chef, userId, { ...was, firstName: 'Ida', was }))).toBe('200 ok');
    const both = await edit(chef, userId, { ...was, name: 'Huber', was });
    expect(both.status).toBe(409);
    expect(await both.json()).toMatchObject({
      errors: [{ errorCode: 'changed_meanwhile', details: { field: 'name', now: 'Moser' } }],
    });
    expect(await userOf(userId)).toMatchObject({ firstName: 'Ida', name: 'Moser', seesPrices: false });
    const again = { ...was, name: 'Huber', was: { ...was, name: 'Moser' } };
    expect(await codeOf(await edit(chef, userId, again))).toBe('200 ok');
    expect(await userOf(userId)).toMatchObject({ firstName: 'Ida', name: 'Huber', seesPrices: false });
  });

  it('of two, who take the right from each other at once, one keeps it', async () => {
    const one = await shop.addUser('eins', ['CUSTOMER_ADMIN_PERMISSION']);
    const second = await shop.addUser('zwei', ['CUSTOMER_ADMIN_PERMISSION'], one.customerId);
    const [a, b] = [await shop.signIn(one), await shop.signIn(second)];
    const codes = await Promise.all([
      edit(a, second.userId, form('zwei')).then(codeOf),
      edit(b, one.userId, form('eins')).then(codeOf),
    ]);
    expect(codes.filter((code) => code === '200 ok')).toHaveLength(1);
  });
});

describe('a company’s admin with few rights', () => {
  it.each([
    ['whoever has set a password', 'einkauf'],
    ['whoever is invited', 'neukauf'],
  ])('takes over no account with more rights by another address: %s', async (_, userName) => {
    const owner = await shop.signIn(
      await shop.addUser(`chef-${userName}`, ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION']),
    );
    const office = await shop.signIn(
      await shop.addUser(`buero-${userName}`, ['CUSTOMER_ADMIN_PERMISSION'], owner.customerId),
    );
    const buyer = form(userName, { permissions: ['ORDER_PERMISSION'] });
    const { userId } = (await (await add(owner, buyer)).json()) as { userId: string };
    const link = tokenIn(await mailbox.next(buyer.email, 'Einladung'));
    if (userName === 'einkauf') await setPassword(link);
    const other = { ...buyer, email: `${userName}@example.com` };
    expect(await codeOf(await edit(office, userId, other))).toBe('403 not_allowed');
    expect(await codeOf(await edit(office, userId, { ...buyer, name: 'Neu' }))).toBe('200 ok');
    expect(await codeOf(await edit(owner, userId, other))).toBe('200 ok');
  });
});

it('an invited user is given no address that a colleague has', async () => {
  const { userId } = (await (await add(chef, form('zweimal'))).json()) as { userId: string };
  expect(await codeOf(await edit(chef, userId, form('zweimal', { email: 'WERKSTATT@example.org' })))).toBe(
    '409 email_taken',
  );
});

it('names that are taken elsewhere are not tried out without end', async () => {
  const curious = await shop.signIn(await shop.addUser('neugierig', ['CUSTOMER_ADMIN_PERMISSION']));
  const names = Array.from({ length: 21 }, (_, n) => `neugierig-${n}`);
  const codes: string[] = [];
  for (const userName of names)
    codes.push(await codeOf(await edit(curious, curious.userId, form('neugierig', { userName }))));
  expect(codes.filter((code) => code.startsWith('429'))).toHaveLength(1);
});

describe('who runs the shop', () => {
  const addTo = (by: SignedIn, customerId: string, body: object) =>
    send('POST', `/admin/customers/${customerId}/users?language=de`, body, by.headers);
  const invitedOf = async (by: SignedIn, customerId: string) => {
    const answer = await shop.request(`/admin/customers/${customerId}`, { headers: by.headers });
    return ((await answer.json()) as { invitedUserIds: string[] }).invitedUserIds;
  };

  it('adds a user to any customer, invites him again and switches him off', async () => {
    const operator = await shop.signIn(await shop.addUser('betreiber', ['GLOBAL_ADMIN_PERMISSION']));
    await shop.database.owner`
      update record set data = jsonb_set(data, '{name}', '"Knotenblech"')
      where kind = 'customer' and customer_id = ${operator.customerId}`;
    const answer = await addTo(operator, chef.customerId, form('geselle'));
    const { id: userId } = (await answer.json()) as { id: string };
    expect(await mailbox.next('geselle@example.org', 'Einladung')).toContain('als Benutzer von Holzbau angelegt');
    expect(await invitedOf(operator, chef.customerId)).toContain(userId);
    expect(await codeOf(await send('POST', `/users/${userId}/invitation`, {}, operator.headers))).toBe('200 ok');
    const again = await mailbox.next('geselle@example.org', 'Einladung');
    expect(again).toContain('als Benutzer von Holzbau angelegt');
    expect(await codeOf(await setPassword(tokenIn(again)))).toBe('200 ok');
    expect(await invitedOf(operator, chef.customerId)).not.toContain(userId);
    expect(await codeOf(await edit(operator, userId, form('geselle', { active: false })))).toBe('200 ok');
    expect((await signIn('geselle')).status).toBe(401);
  });

  it('adds nobody to a customer that is not there; nobody else adds users to another company', async () => {
    const operator = await shop.signIn(await shop.addUser('betreiberin', ['GLOBAL_ADMIN_PERMISSION']));
    expect(await codeOf(await addTo(operator, newId(), form('niemand')))).toBe('404 not_found');
    expect(await codeOf(await addTo(chef, stranger.customerId, form('niemand')))).toBe('403 not_allowed');
  });
});

describe('a user who is switched off', () => {
  it('is signed out and told within a second', async () => {
    const someone = await shop.signIn(await shop.addUser('geht', ['UPLOAD_PERMISSION'], chef.customerId));
    const events = await shop.request('/sync/events', { headers: someone.headers });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const open = await reader?.read();
    expect(open?.value).toContain(': open');
    const startedAt = performance.now();
    expect(await codeOf(await edit(chef, someone.userId, form('geht', { active: false })))).toBe('200 ok');
    expect((await reader?.read())?.value).toContain('event: poke');
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(await codeOf(await shop.request('/session', { headers: someone.headers }))).toBe('401 user_inactive');
    const again = await shop.post('/session', { userName: 'geht', password, deviceName: '' });
    expect(await codeOf(again)).toBe('401 user_inactive');
  });
});

describe('a user without rights over others', () => {
  it('changes his own names only', async () => {
    const own = form('werkstatt', { firstName: 'Peter' });
    expect(await codeOf(await edit(worker, worker.userId, own))).toBe('200 ok');
    const more = { ...own, permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'] };
    expect(await codeOf(await edit(worker, worker.userId, more))).toBe('403 not_allowed');
    expect(await codeOf(await edit(worker, chef.userId, form('chef')))).toBe('403 not_allowed');
    expect(await codeOf(await add(worker, form('neu')))).toBe('403 not_allowed');
  });
});

describe('an API client', () => {
  const tokenOf = async (userName: string) => {
    const body = new URLSearchParams({ userName, password, language: 'de' });
    const answer = await shop.request('/users/login', { method: 'POST', body });
    return ((await answer.json()) as { token: string }).token;
  };
  const { seesPrices: _, ...body } = form('programm');

  it('names its token in the path or in the header', async () => {
    const token = await tokenOf('chef');
    const byPath = await shop.request(`/users/get/${token}`);
    expect(await byPath.json()).toMatchObject({
      userData: { id: chef.userId, userName: 'chef', email: 'chef@example.org', active: true, customerName: 'Holzbau' },
      errors: [],
    });
    expect((await shop.request('/users/get/-', { headers: { token } })).status).toBe(200);
    expect((await shop.request('/users/get/-')).status).toBe(401);
  });

  it('adds and changes users by the calls of the interface', async () => {
    const token = await tokenOf('chef');
    const answer = await send('POST', `/users/addUser/${token}?language=de`, { ...body, id: -1 }, {});
    const { id, errors } = (await answer.json()) as { id: string; errors: unknown[] };
    expect(errors).toEqual([]);
    const change = { ...body, id, name: 'Neumann' };
    expect(await codeOf(await send('POST', `/users/changeEmailOrUserName/${token}`, change, {}))).toBe('200 ok');
    const read = await shop.request(`/users/userDataById/${id}?token=${token}&language=de`);
    expect(await read.json()).toMatchObject({ id, name: 'Neumann', userName: 'programm', active: true, errors: [] });
    const foreign = await shop.request(`/users/userDataById/${stranger.userId}?token=${token}`);
    expect(await codeOf(foreign)).toBe('404 not_found');
  });

  it('sends back what it was told of a user', async () => {
    const token = await tokenOf('chef');
    const path = `/users/changeEmailOrUserName/${token}`;
    const { userData } = (await (await shop.request(`/users/get/${token}`)).json()) as { userData: object };
    expect(await codeOf(await send('POST', path, userData, {}))).toBe('200 ok');
    const byId = (await (await shop.request(`/users/userDataById/${worker.userId}?token=${token}`)).json()) as object;
    expect(await codeOf(await send('POST', path, byId, {}))).toBe('200 ok');
  });

  it('is refused in the asked language', async () => {
    const token = await tokenOf('chef');
    const answer = await send(
      'POST',
      `/users/addUser/${token}?language=en`,
      { ...body, email: 'chef@example.org' },
      {},
    );
    expect(await answer.json()).toMatchObject({
      errors: [
        { errorCode: 'email_taken', errorMessageTranslated: 'A user of your company already has this e-mail address.' },
      ],
    });
  });

  it('changes the password by a form', async () => {
    await shop.addUser('formular', []);
    const token = await tokenOf('formular');
    const change = (oldPassword: string) =>
      shop.request('/users/changePassword', {
        method: 'POST',
        body: new URLSearchParams({ oldPassword, newPassword, token, language: 'en' }),
      });
    expect(await (await change('wrong')).json()).toMatchObject({
      errors: [{ errorCode: 'wrong_password', errorMessageTranslated: expect.stringContaining('not right') }],
    });
    expect(await codeOf(await change(password))).toBe('200 ok');
    expect((await signIn('formular')).status).toBe(200);
  });

  it('names its token in the header only, where the shop is set so', async () => {
    const strict = await testShop({ takesUrlTokens: false });
    const { userName, userId } = await strict.addUser('streng', []);
    const login = new URLSearchParams({ userName, password, language: 'de' });
    const { token } = (await (await strict.request('/users/login', { method: 'POST', body: login })).json()) as {
      token: string;
    };
    expect((await strict.request(`/users/get/${token}`)).status).toBe(401);
    expect((await strict.request(`/users/userDataById/${userId}?token=${token}`)).status).toBe(401);
    const form = new URLSearchParams({ oldPassword: password, newPassword, token, language: 'de' });
    expect((await strict.request('/users/changePassword', { method: 'POST', body: form })).status).toBe(401);
    expect(await (await strict.request(`/users/tokenValid/${token}`)).json()).toBe(false);
    expect(await (await strict.request('/users/tokenValid/-', { headers: { token } })).json()).toBe(true);
    expect((await strict.request('/users/get/-', { headers: { token } })).status).toBe(200);
    await strict.stop();
  });
});
