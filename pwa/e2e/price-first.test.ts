import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, untilDetails } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { frameName } from './shop/part-quantity.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('chef');
});
afterAll(() => device.close());

/** The first amount in a text, in cents with its sign. */
const cents = (text: string) =>
  Number((text.match(/[−+]?[\d.]+,\d\d/)?.[0] ?? 'none').replace(/[.,+]/g, '').replace('−', '-'));
const total = async () => cents(await device.page.getByRole('button', { name: /^[\d.,\s€]*Projekt/ }).innerText());
const field = (name: RegExp) => device.page.getByRole('button', { name });

it('without a network each surface says what it would change, and changes the price by that', async () => {
  const { page } = device;
  await openProject(page, frameName);
  await untilDetails(page);
  await device.setOffline(true);
  const before = await total();
  await field(/Oberfläche des Projekts$/).click();
  const raw = page.getByRole('option', { name: /^roh.*€/ });
  const difference = cents((await raw.innerText()).replace('roh', ''));
  expect(difference).toBeLessThan(0);
  await raw.click();
  await expect.poll(total).toBe(before + difference);
});

it('whether assemblies are welded is asked beside the price, each answer with its difference', async () => {
  const { page } = device;
  const before = await total();
  await field(/Baugruppen$/).click();
  const welded = page.getByRole('option', { name: /^geschweißt.*€/ });
  const difference = cents(await welded.innerText());
  expect(difference).toBeGreaterThan(0);
  await welded.click();
  await expect.poll(total).toBe(before + difference);
  await field(/^geschweißt Baugruppen$/).waitFor();
});

it('a sooner day costs its surcharge, and the order keeps it', async () => {
  const { page } = device;
  const day = field(/Geliefert/);
  const before = await day.innerText();
  await day.click();
  await page.getByRole('option', { name: /Expressfertigung \+/ }).click();
  await expect.poll(() => day.innerText()).not.toBe(before);
  await field(/Geliefert, \+[\d.,]+\s€$/).waitFor();
  const chosen = (await day.innerText()).match(/\d+\./)?.[0] ?? 'none';
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.goto('/de/shop/order-step/1');
  const summary = page.getByRole('region', { name: 'Zusammenfassung' });
  await summary.getByText('Expressfertigung').waitFor();
  await summary.getByText(new RegExp(`^${chosen.replace('.', '\\.')} [A-Z]`)).waitFor();
});

it('prices are read net or with VAT, also after a reload', async () => {
  const { page } = device;
  await openProject(page, frameName);
  await untilDetails(page);
  const net = await total();
  await page.getByText('mit USt.', { exact: true }).first().click();
  await expect.poll(total).toBe(Math.round(net * 1.19));
  await page.reload();
  await expect.poll(total).toBe(Math.round(net * 1.19));
});
