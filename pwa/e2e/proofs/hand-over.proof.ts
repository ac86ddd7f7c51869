import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mailListSchema } from '@knotenblech/shared/api/list-query.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyShop, type ShopHere } from '../../../sync-server/test/test-shop-server.ts';
import { logIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { viewServer } from '../shop/view-server.ts';

const key = 'key-of-a-program-0123456789';
const file = readFileSync(resolve(import.meta.dirname, '../../../shared/samples/knotenplatten.btlx'));
const password = 'Neun Träger, ein Kran';
let shop: ShopHere;
let tablet: Device;
let phone: Device;

beforeAll(async () => {
  const PARTNER_KEYS = `sema:${createHash('sha256').update(key).digest('hex')}`;
  shop = await copyShop(inject('shopTemplate'), { PARTNER_KEYS });
  await shop.start();
  tablet = await openDevice({ shopUrl: shop.url });
  phone = await openDevice({ shopUrl: shop.url, width: 390, height: 844 });
});
afterAll(async () => {
  await Promise.all([tablet.close(), phone.close()]);
  await shop.remove();
});

const handOver = async (email: string, projectName: string) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ email, projectName, language: 'de' })) body.set(name, value);
  body.set('file', new File([file], 'Halle.btlx'));
  const init = { method: 'POST', body, headers: { 'X-Partner-Key': key } };
  const answer = await fetch(`${shop.url}/api/1.0/handOver`, init);
  return (await answer.json()) as { url: string; projectId: string };
};
const untilAssistant = async (page: Page, projectName: string) => {
  const assistant = page.getByRole('dialog', { name: `Assistent: ${projectName}` });
  await assistant.getByRole('region', { name: 'Datei' }).getByText('Halle.btlx').waitFor();
};
const secretsIn = (page: Page) =>
  page.evaluate(() => `${location.href} ${JSON.stringify(sessionStorage)} ${JSON.stringify(localStorage)}`);
const mailedLink = async (recipient: string) => {
  const { headers } = await viewServer(shop.url, 'admin');
  let link = '';
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${shop.url}/api/1.0/admin/mails`, { headers });
        const { mails } = mailListSchema.parse(await answer.json());
        link =
          /\/de\/shop\/confirmRegistration\/[\w-]{43}/.exec(
            mails.find((mail) => mail.recipient === recipient)?.body ?? '',
          )?.[0] ?? '';
        return link;
      },
      { timeout: 180_000 },
    )
    .not.toBe('');
  return link;
};

it('a known user lands in the assistant of the handed project, signed in, and his address holds once', async () => {
  const { page } = tablet;
  const { url, projectId } = await handOver('werkstatt@example.org', 'Halle Süd');
  const token = new URL(url).searchParams.get('token') ?? 'none';
  await page.goto(url);
  await untilAssistant(page, 'Halle Süd');
  expect(new URL(page.url()).pathname).toBe(`/de/shop/assistent/${projectId}`);
  expect(await secretsIn(page)).not.toContain(token);
  await page.reload();
  await untilAssistant(page, 'Halle Süd');
  await phone.page.goto(url);
  await phone.page.getByText('Die Übergabe aus Ihrem Programm gilt nicht mehr').waitFor();
  await phone.page.getByLabel('Benutzername oder E-Mail').waitFor();
});

it('the program’s frame stands in place of the shop’s own', async () => {
  const { page } = tablet;
  await page.getByRole('button', { name: 'Schließen' }).last().click();
  await page.getByRole('button', { name: 'Zurück zur Konstruktion' }).waitFor();
  expect(await page.getByRole('button', { name: /^Benutzer / }).count()).toBe(0);
});

it('a colleague who is signed in stays so and opens the handed project as his company’s', async () => {
  const colleague = await openDevice({ shopUrl: shop.url });
  const { page } = colleague;
  await logIn(page, 'chef');
  const { url } = await handOver('werkstatt@example.org', 'Halle Ost');
  await page.goto(url);
  await untilAssistant(page, 'Halle Ost');
  expect(await page.getByText('gehört einem anderen Benutzer', { exact: false }).count()).toBe(0);
  await page.goto('/de/shop/account/user?sema=false');
  await page.getByRole('region', { name: 'Ihre Daten' }).getByText('chef', { exact: true }).waitFor();
  await colleague.close();
});

it('somebody of another company who is signed in stays so, and is told that the project is another’s', async () => {
  const { page } = phone;
  await logIn(page, 'privat');
  const { url } = await handOver('werkstatt@example.org', 'Halle Nord');
  await page.goto(url);
  await page.getByText('Das übergebene Projekt gehört einem anderen Benutzer.', { exact: false }).waitFor();
  await page.goto('/de/shop/overview');
  await page.getByRole('heading', { name: /^Guten Tag/ }).waitFor();
});

it('a new customer registers, confirms, signs in and finds the handed project in its assistant and in his list', async () => {
  const device = await openDevice({ shopUrl: shop.url });
  const { page } = device;
  const email = 'ida@moser.example';
  const { url, projectId } = await handOver(email, 'Dachstuhl Moser');
  await page.goto(url);
  await page.getByRole('dialog').getByRole('heading', { name: 'Registrieren', exact: true }).waitFor();
  expect(page.url()).not.toContain(new URL(url).searchParams.get('handover'));
  await page.getByRole('radio', { name: 'als Firma' }).focus();
  for (const text of ['Zimmerei Moser', 'Ida', 'Moser', email, email, password, password]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  for (const pressed of ['Tab', 'Space', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(pressed);
  await page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`).waitFor();
  await page.goto(await mailedLink(email));
  await page.getByRole('button', { name: 'Registrierung bestätigen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await untilAssistant(page, 'Dachstuhl Moser');
  expect(new URL(page.url()).pathname).toBe(`/de/shop/assistent/${projectId}`);
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: 'Dachstuhl Moser' }).first().waitFor();
  await device.close();
});
