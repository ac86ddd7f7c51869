import pino from 'pino';
import { expect, it } from 'vitest';
import { password, testShop } from '../test-shop.ts';

it('the log names every request and no password, token, key, cookie or file', async () => {
  const lines: string[] = [];
  const shop = await testShop({ log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }) });
  const user = await shop.addUser('werkstatt', ['UPLOAD_PERMISSION']);
  const session = await shop.signIn(user);
  const body = new URLSearchParams({ userName: 'werkstatt', password, language: 'de' });
  const { token } = (await (await shop.request('/users/login', { method: 'POST', body })).json()) as { token: string };
  await shop.request(`/users/tokenValid/${token}`);
  await shop.request(`/users/get/${token}`);
  await shop.app.request(`/de/shop/setPassword/${token}`);
  await shop.request(`/files/${'a'.repeat(64)}?token=${token}`, { headers: session.headers });
  await shop.request('/session', { method: 'DELETE', headers: session.headers });
  const log = lines.join('');
  for (const path of ['/api/1.0/users/tokenValid/…', '/api/1.0/users/get/…', '/de/shop/setPassword/…'])
    expect(log).toContain(path);
  for (const secret of [password, token, session.key, session.cookie.split('=')[1] ?? '', 'a'.repeat(64)])
    expect(log).not.toContain(secret);
  await shop.stop();
});
