import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { go } from '../shop/route-walk.ts';

const titles = {
  de: {
    home: 'Stahlteile nach Maß für den Holzbau',
    about: 'Über uns',
    gallery: 'Galerie',
    infos: 'Gut zu wissen',
    disclaimer: 'Allgemeine Geschäftsbedingungen und Haftung',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    shippingterms: 'Lieferbedingungen',
    contact: 'Kontakt',
    'demo-elements': 'Bausteine der Oberfläche',
    'shop/unavailable': 'In Ihrer Region nicht verfügbar',
    'shop/errorPage': 'Diese Seite lässt sich gerade nicht zeigen',
    nothing: 'Seite nicht gefunden',
  },
  en: { about: 'About us', gallery: 'Gallery', infos: 'Good to know', imprint: 'Legal notice', contact: 'Contact' },
  fr: { about: 'Qui sommes-nous', gallery: 'Galerie', infos: 'Bon à savoir', imprint: 'Mentions légales' },
  it: { about: 'Chi siamo', gallery: 'Galleria', infos: 'Buono a sapersi', imprint: 'Note legali' },
} as const;

let device: Device;
beforeAll(async () => {
  device = await openDevice({ width: 390, height: 844 });
});
afterAll(() => device.close());

const heading = (page: Page, name: string | RegExp) =>
  page
    .getByRole('heading', { level: 1, name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .waitFor()
    .then(
      () => 'shown',
      () => 'missing',
    );

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('every content page is shown in every language, on a phone without scrolling sideways', async () => {
  const { page } = device;
  await page.goto('/de/home');
  const found: string[] = [];
  for (const [language, pages] of Object.entries(titles)) {
    for (const [path, title] of Object.entries(pages)) {
      await go(page, `/${language}/${path}`);
      const state = await heading(page, title);
      if (state !== 'shown') found.push(`${language}/${path} is ${state}`);
      if (await isTooWide(page)) found.push(`${language}/${path} is too wide`);
      if ((await page.locator('html').getAttribute('lang')) !== language) found.push(`${language}/${path} lang`);
    }
  }
  expect(found).toEqual([]);
});

test.each([
  ['/', '/de/home'],
  ['/home', '/de/home'],
  ['/es/gallery', '/de/gallery'],
  ['/infos', '/de/infos'],
  ['/unavailable', '/de/shop/unavailable'],
  ['/projects/abc', '/de/shop/login'],
  ['/account/abc', '/de/shop/login'],
  ['/project/1002?admin=true', '/de/shop/login'],
  ['/login', '/de/shop/login'],
  ['/register', '/de/shop/register'],
  ['/shop/nothing', '/de/shop/login'],
  ['/de/nothing', '/de/nothing'],
  ['/fr/about?token=abc&q=1', '/fr/about'],
])('%s leads to %s, without a token in the address', async (from, to) => {
  const { page } = device;
  await page.goto(from);
  await page.getByRole('heading').first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(to);
  expect(new URL(page.url()).search).not.toContain('abc');
});

test('the language switch keeps the page', async () => {
  const { page } = device;
  await page.goto('/de/imprint');
  await page.getByLabel('Sprache').first().selectOption('fr');
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fr/imprint');
});

test('content pages and the contact form work without a network; the message waits and goes out by itself', async () => {
  const { page } = device;
  await page.goto('/de/home');
  await waitUntilInstalled(page);
  await device.setOffline(true);
  await page.goto('/it/privacy');
  expect(await heading(page, 'Protezione dei dati')).toBe('shown');
  await page.goto('/de/contact');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  for (const words of [
    'Das Feld Name muss ausgefüllt werden!',
    'Das Feld Email-Adresse muss ausgefüllt werden!',
    'Das Feld Nachricht muss ausgefüllt werden!',
  ])
    await page.getByText(words).waitFor();
  await page.getByLabel('Email-Adresse').fill('anna');
  await page.getByText('Bitte geben Sie eine gültige Email-Adresse an!').waitFor();
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Email-Adresse').fill('anna@example.org');
  await page.getByLabel('Nachricht').fill('Haben Sie 20 mm auf Lager?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Ihre Nachricht wartet auf das Netz.').waitFor();
  await device.setOffline(false);
  await page.getByText('Ihre Nachricht wartet auf das Netz.').waitFor({ state: 'detached' });
});

test('a shop page leads to the sign-in when nobody is signed in', async () => {
  const { page } = device;
  await page.goto('/de/shop/account/orders');
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe('/de/shop/login');
});
