import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { until } from './until.ts';

export const password = 'Stahlbau-2026!';
const samples = resolve(import.meta.dirname, '../../../shared/samples');

/** What a user does, in the words of the German screens. */
export const logIn = async (page: Page, userName: string) => {
  await page.goto('/de/shop/login');
  await page.getByLabel('Benutzername oder E-Mail').fill(userName);
  await page.getByLabel('Passwort').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^(Guten Tag|Was ansteht)/ }).waitFor();
};

export const signIn = async (page: Page, userName: string) => {
  await logIn(page, userName);
  await page.getByRole('link', { name: 'Projekte', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Projekte/ }).waitFor();
};

/** Reloading offline works once the service worker holds the app, and this page is its own. */
const installation = (page: Page) =>
  page.evaluate(async () => {
    const { controller } = navigator.serviceWorker;
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return { page: controller?.state, installing: installing?.state, waiting: waiting?.state, active: active?.state };
  });

export const waitUntilInstalled = async (page: Page) => {
  const isInstalled = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isInstalled).catch(async (cause: unknown) => {
    throw new Error(`not installed: ${JSON.stringify(await installation(page))}`, { cause });
  });
};

export const dropFile = async (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) => {
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(typeof file === 'string' ? resolve(samples, file) : file);
};

/** A sample under a project name of its own, so that tests do not meet each other's projects. */
export const sampleAs = (file: string, projectName: string) => ({
  name: `${projectName}.btlx`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(
    readFileSync(resolve(samples, file), 'utf8').replace(/(<Project Name=")[^"]*/, (_, start) => start + projectName),
  ),
});

export const dropSample = async (page: Page, file: string, projectName: string) => {
  await page.goto('/de/shop/projects');
  await dropFile(page, sampleAs(file, projectName));
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
};

export const basketLink = (page: Page) =>
  page
    .getByRole('link', { name: /^Warenkorb, \d+ Stück$/ })
    .filter({ visible: true })
    .first();

/** How many projects lie in the basket, by the frame. */
const countInBasket = async (page: Page) =>
  Number((await basketLink(page).getAttribute('aria-label'))?.match(/\d+/)?.[0]);

/** By the frame of an open page, which costs less than to load the app anew. */
const goBy = async (page: Page, link: Locator, path: string) => {
  const isOfFrame = (await page.getByRole('dialog').count()) === 0 && (await link.isVisible());
  await (isOfFrame ? link.click() : page.goto(path));
};

export const putInBasket = async (page: Page) => {
  const button = page.getByRole('button', { name: 'In den Warenkorb' });
  await until(() => button.isEnabled(), true);
  const before = await countInBasket(page);
  await button.click();
  await until(() => countInBasket(page), before + 1);
};

/** The first amount in an element, as it is written there once it has stopped counting. */
export const settledAmount = async (place: Locator) => {
  const settled = await place.evaluate(
    (element) =>
      new Promise<string>((done) => {
        let [text, calmFrames] = ['', 0];
        const look = () => {
          calmFrames = element.textContent === text ? calmFrames + 1 : 0;
          text = element.textContent;
          if (calmFrames < 20) requestAnimationFrame(look);
          else done(text);
        };
        look();
      }),
  );
  return settled.match(/[\d.]+,\d\d/)?.[0] ?? 'no amount is shown';
};

/** The total of the last order step. */
export const shownTotal = (page: Page) =>
  settledAmount(page.getByText('Gesamtbetrag mit Umsatzsteuer').last().locator('..'));

export const openProject = async (page: Page, name: string) => {
  const projects = page.getByRole('link', { name: 'Projekte', exact: true }).filter({ visible: true }).first();
  await goBy(page, projects, '/de/shop/projects');
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  await page.locator('main').getByRole('link', { name }).first().click();
  await untilDetails(page);
};

/** The details of a project that was just opened; what they ask for first is answered as proposed. */
export const untilDetails = async (page: Page) => {
  const tree = page.getByRole('tree');
  const proposals = page.getByRole('button', { name: 'Alle Vorschläge übernehmen' });
  await tree.or(proposals).first().waitFor();
  if (await proposals.isVisible()) await proposals.click();
  await tree.waitFor();
};

/** 'aktuell' counts only of a device that has reached the server: its word stands there too before anything is known. */
export const waitForSyncState = async (page: Page, state: string | RegExp) => {
  const banner = page.getByRole('banner');
  const chip = state === 'aktuell' ? banner.locator('[title^="Zuletzt verbunden"]') : banner;
  await chip.getByText(state).first().waitFor();
};

/** Switches a box or picks a choice by key: what still moves into its place is missed by a mouse. */
export const setChecked = async (box: Locator, wanted = true) => {
  const isSet = async () => (await box.isChecked()) === wanted;
  await until(() => box.isEnabled(), true);
  for (let n = 0; n < 3 && !(await isSet()); n++) {
    await box.press('Space');
    await until(isSet, true, n < 2 ? 8000 : 40_000).catch(() => null);
  }
  expect(await isSet()).toBe(true);
};

/** What is too long or too heavy to be sent is proposed no delivery: it is fetched. */
export const chooseDelivery = async (page: Page) => {
  const delivery = page.getByRole('radiogroup', { name: 'Lieferung' });
  await delivery.waitFor();
  if ((await delivery.getByRole('radio', { checked: true }).count()) === 0)
    await setChecked(delivery.getByRole('radio', { name: /^Abholung im Werk(?!,)/ }));
};

/** From the shown basket, with something in it, to the last step, with the choices offered. */
export const goOnToLastOrderStep = async (page: Page) => {
  await page.getByRole('link', { name: 'Weiter: Adressen' }).click();
  await page.getByRole('button', { name: 'Weiter: Fertigung und Lieferung' }).click();
  await chooseDelivery(page);
  await page.getByRole('button', { name: 'Weiter: Zahlung' }).click();
  await page.getByRole('button', { name: 'Weiter: Prüfen' }).click();
  await page.getByRole('heading', { name: 'Prüfen und bestellen' }).waitFor();
};

export const goToLastOrderStep = async (page: Page) => {
  await goBy(page, basketLink(page), '/de/shop/basket');
  await goOnToLastOrderStep(page);
};

export const giveConsent = async (page: Page) => {
  for (const consent of [/Allgemeinen Geschäftsbedingungen/, /Lieferbedingungen/]) {
    await setChecked(page.getByRole('checkbox', { name: consent }));
  }
};

/** The order that was just made lies on the device: it is told where it can be found until it is sent. */
export const untilQueued = async (page: Page) => {
  await page.waitForURL(/process-order/);
  await page.getByRole('heading', { level: 1, name: /noch nicht bestellt/ }).waitFor();
};

/** Presses a button by key once it is enabled: what moves while a page still fills is missed by a mouse. */
export const pressOnceEnabled = async (button: Locator) => {
  await until(() => button.isEnabled(), true);
  await button.press('Enter');
};

export const orderWithConsent = async (page: Page) => {
  await giveConsent(page);
  await pressOnceEnabled(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
};
