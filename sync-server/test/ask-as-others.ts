import type { TestShop } from './test-shop.ts';

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
export const calls: Record<string, (name: string) => { path: string; headers: Record<string, string>; body: string }> =
  {
    'a sign-in': (userName) => ({
      path: '/session',
      headers: json,
      body: JSON.stringify({ userName, password: 'Nicht-das-Richtige-7', deviceName: 'x' }),
    }),
    'a sign-in of an API client': (userName) => ({
      path: '/users/login',
      headers: form,
      body: new URLSearchParams({ userName, password: 'Nicht-das-Richtige-7', language: 'de' }).toString(),
    }),
    'a forgotten password': (name) => ({
      path: '/users/resetPassword',
      headers: form,
      body: new URLSearchParams({ email: `${name}@example.org`, language: 'de' }).toString(),
    }),
    'a registration': (name) => ({
      path: '/register',
      headers: json,
      body: JSON.stringify({
        kind: 'company',
        companyName: 'Holzbau Neu',
        firstName: 'Eva',
        name: 'Muster',
        email: `${name}@example.org`,
        password: 'Dachstuhl-und-Sparren-7',
        hasConsented: true,
      }),
    }),
  };

/** Asks again and again, each time as somebody else and so much later that no limit of tries is met. */
export const askAsOthers = (shop: TestShop) => {
  let asked = 0;
  return async (call: keyof typeof calls, name: string) => {
    const { path, headers, body } = calls[call]?.(name) ?? { path: '', headers: {}, body: '' };
    asked += 1;
    shop.clock.now = new Date(shop.clock.now.getTime() + 20 * 60_000);
    const from = { 'X-Forwarded-For': `10.7.${asked >> 8}.${asked & 255}` };
    const startedAt = performance.now();
    const answer = await shop.request(path, { method: 'POST', headers: { ...headers, ...from }, body });
    const tookMs = performance.now() - startedAt;
    const told = [...answer.headers].filter(([header]) => header !== 'x-request-id');
    return { tookMs, words: JSON.stringify([answer.status, told, await answer.text()]) };
  };
};
