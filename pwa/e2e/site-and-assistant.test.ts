import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mailListSchema } from '@knotenblech/shared/api/list-query.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, openProject, orderWithConsent, setChecked, settledAmount, waitForSyncState } from './shop/act.ts';
import { type Device, openDevice, openInstalled } from './shop/device.ts';
import { ownShop } from './shop/own-shop.ts';
import { shopOrigin } from './shop/prepared-profiles.ts';
import { go } from './shop/route-walk.ts';
import { openServerView } from './shop/server-view.ts';

const samples = resolve(import.meta.dirname, '../../shared/samples');
const partnerKey = 'key-of-a-program-0123456789';
let visitor: Device;
let device: Device;
beforeAll(async () => {
  const PARTNER_KEYS = `sema:${createHash('sha256').update(partnerKey).digest('hex')}`;
  await ownShop({ PARTNER_KEYS, TARIFF_DAYS: '0' });
  [visitor, device] = await Promise.all([
    openDevice({ isUninstalled: true, width: 390, height: 844 }),
    openInstalled('werkstatt'),
  ]);
});
afterAll(() => Promise.all([visitor?.close(), device?.close()]));

const titles = {
  de: { about: 'Über uns', shippingterms: 'Lieferbedingungen', 'shop/unavailable': 'In Ihrer Region nicht verfügbar' },
  en: { about: 'About us', gallery: 'Gallery', contact: 'Contact' },
  fr: { about: 'Qui sommes-nous', infos: 'Bon à savoir' },
  it: { about: 'Chi siamo', imprint: 'Note legali' },
} as const;

it('content pages are shown in each language, which the page names; the switch of the language keeps the page', async () => {
  const { page } = visitor;
  await page.goto('/de/home');
  const language = () => page.locator('html').getAttribute('lang');
  for (const [lang, pages] of Object.entries(titles)) {
    for (const [path, title] of Object.entries(pages)) {
      await go(page, `/${lang}/${path}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await expect.poll(language).toBe(lang);
    }
  }
  await page.getByLabel('Lingua').first().selectOption('fr');
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fr/imprint');
  await expect.poll(language).toBe('fr');
});

it('addresses of before and mistyped ones lead to a page, without a token in the address', async () => {
  const { page } = visitor;
  for (const [from, to] of [
    ['/', '/de/home'],
    ['/es/gallery', '/de/gallery'],
    ['/unavailable', '/de/shop/unavailable'],
    ['/projects/abc', '/de/shop/login'],
    ['/register', '/de/shop/register'],
    ['/fr/about?token=abc&q=1', '/fr/about'],
    ['/de/nothing', '/de/nothing'],
  ] as const) {
    await page.goto(from);
    await page.getByRole('heading').first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
    expect(new URL(page.url()).search).not.toContain('abc');
  }
  await page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' }).waitFor();
});

const mailBodies = async () => {
  const { headers } = await openServerView('admin');
  const answer = await fetch(`${(await ownShop()).url}/api/1.0/admin/mails`, { headers });
  return mailListSchema.parse(await answer.json()).mails.map(({ body }) => body);
};

it('what is written in the contact form without a network waits on the device and is mailed once there is one', async () => {
  const { page } = device;
  const question = 'Haben Sie 20 mm auf Lager?';
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await page.goto('/de/contact');
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Email-Adresse').fill('anna');
  await page.getByLabel('Nachricht').fill(question);
  await send.click();
  await page.getByText('Bitte geben Sie eine gültige Email-Adresse an!').waitFor();
  await page.getByLabel('Email-Adresse').fill('anna@example.org');
  await send.click();
  await page.getByRole('note').filter({ hasText: 'wartet' }).waitFor();
  await page.reload();
  await page.getByRole('note').filter({ hasText: 'wartet' }).waitFor();
  await device.setOffline(false);
  await expect.poll(async () => (await mailBodies()).filter((body) => body.includes(question)).length).toBe(1);
  await page.getByRole('note').filter({ hasText: 'wartet' }).waitFor({ state: 'detached' });
});

it('a project goes through the steps of the assistant without a network: each choice is priced, nothing is stored before the last step, and all is sent later', async () => {
  const { page } = device;
  const dialog = page.getByRole('dialog');
  const price = () => settledAmount(dialog.getByRole('strong').first());
  const next = async (step: string) => {
    await dialog.getByRole('button', { name: `Weiter: ${step}` }).click();
    await dialog.getByRole('region', { name: step, exact: true }).waitFor();
  };
  await page.goto('/de/shop/projects');
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  const buffer = readFileSync(resolve(samples, 'podest.stws'));
  await dropFile(page, { name: 'podest.stws', mimeType: 'application/zip', buffer });
  const shown = page.locator('main').getByRole('listitem').filter({ hasText: 'Podest' }).getByText(/€$/).first();
  const stored = await shown.innerText();
  await page.getByRole('link', { name: 'Assistent', exact: true }).first().click();
  await dialog.getByRole('region', { name: 'Datei', exact: true }).waitFor();
  const welded = await price();
  await next('Fertigung');
  const welding = dialog.getByRole('radio', { name: /fertig geschweißt/ });
  await expect.poll(() => welding.isChecked()).toBe(true);
  await dialog.getByText('Nur Einzelteile').click();
  await expect.poll(price).not.toBe(welded);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await shown.innerText()).toBe(stored);
  await page.getByRole('link', { name: 'Assistent', exact: true }).first().click();
  await next('Fertigung');
  await expect.poll(() => welding.isChecked()).toBe(true);
  await dialog.getByText('Nur Einzelteile').click();
  await dialog.getByText('Baugruppen fertig geschweißt').click();
  await expect.poll(price).toBe(welded);
  await next('Oberfläche');
  await next('EN 1090');
  await dialog.getByRole('textbox', { name: 'Kraft' }).first().fill('40');
  await dialog.getByText('nachgewiesen', { exact: true }).first().waitFor();
  await next('Abschluss');
  await page.reload();
  await dialog.getByRole('region', { name: 'Abschluss', exact: true }).waitFor();
  await expect.poll(price).toBe(welded);
  await dialog.getByRole('textbox', { name: 'Name des Projekts' }).fill('Podest West');
  await dialog.getByRole('button', { name: /^Fertigstellen/ }).click();
  await page.getByRole('heading', { name: 'Podest West', level: 1 }).waitFor();
  await page.getByRole('tree').waitFor();
  await device.setOffline(false);
  const names = async () => (await (await openServerView('werkstatt')).projects()).map(({ name }) => name);
  await expect.poll(names).toContain('Podest West');
  await waitForSyncState(page, 'aktuell');
});

it('a quote keeps its total whatever steel costs since, and is ordered at it', async () => {
  const { page } = device;
  const totalRow = page.getByText('Gesamtbetrag mit Umsatzsteuer', { exact: true }).locator('..').first();
  const total = async () => (await totalRow.innerText()).match(/[\d.]+,\d\d/)?.[0] ?? '';
  await openProject(page, 'Winkel, Pfosten und Flachstahl');
  await page.getByRole('button', { name: /Projekt netto/ }).click();
  await page.getByRole('link', { name: 'Als Angebot sichern' }).click();
  const delivery = page.getByRole('radiogroup', { name: 'Lieferung' });
  await setChecked(delivery.getByRole('radio', { name: /^Abholung im Werk(?!,)/ }));
  await page.getByRole('button', { name: 'Verbindliches Angebot anfordern' }).click();
  await page.getByRole('heading', { name: /Angebot AN-\d{4}-\d{5}/ }).waitFor();
  const quoted = await total();
  expect(quoted).toMatch(/^[\d.]+,\d\d$/);
  await (await ownShop()).raiseMaterial('1.6');
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await page.getByRole('link', { name: 'Alle Angebote' }).click();
  await page.getByRole('link', { name: /AN-\d{4}-\d{5}/ }).click();
  await totalRow.waitFor();
  expect(await total()).toBe(quoted);
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await page.getByRole('link', { name: 'Aus diesem Angebot bestellen' }).click();
  await page.getByText(`Gesamtbetrag mit Umsatzsteuer: ${quoted}`).waitFor();
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  const saved = (await (await openServerView('werkstatt')).amounts()).map(
    ({ amounts }) => (amounts as { grossCents: number }).grossCents,
  );
  expect(saved).toEqual([Number(quoted.replace(/[.,]/g, ''))]);
});

it('a project that a program hands over opens in its assistant, its user signed in and no key in the browser', async () => {
  const { page } = visitor;
  const { url: shopUrl } = await ownShop();
  const body = new FormData();
  const given = { email: 'werkstatt@example.org', projectName: 'Halle Süd', language: 'de' };
  for (const [name, value] of Object.entries(given)) body.set(name, value);
  body.set('file', new File([readFileSync(resolve(samples, 'knotenplatten.btlx'))], 'Halle.btlx'));
  const init = { method: 'POST', body, headers: { 'X-Partner-Key': partnerKey } };
  const answer = await fetch(`${shopUrl}/api/1.0/handOver`, init);
  const { url, projectId } = (await answer.json()) as { url: string; projectId: string };
  const handed = new URL(url);
  await page.goto(`${shopOrigin}${handed.pathname}${handed.search}`);
  const assistant = page.getByRole('dialog', { name: 'Assistent: Halle Süd' });
  await assistant.getByRole('region', { name: 'Datei' }).getByText('Halle.btlx').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/de/shop/assistent/${projectId}`);
  const kept = await page.evaluate(
    () => `${location.href} ${JSON.stringify(sessionStorage)} ${JSON.stringify(localStorage)}`,
  );
  expect(kept).not.toContain(handed.searchParams.get('token') ?? 'none');
});
