import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, openInstalled } from '../shop/device.ts';

const project = '0199d000-0000-7000-8000-000000000302';
let customer: Device;
let admin: Device;
beforeAll(async () => {
  [customer, admin] = await Promise.all([openInstalled('werkstatt'), openInstalled('admin')]);
});
afterAll(() => Promise.all([customer.close(), admin.close()]));

it.each([
  ['adminAssistent', 'assistent', /^Assistent: /],
  ['adminSpecPrices', 'project', 'Hallenrahmen Achse A bis C'],
] as const)('%s is the customer’s screen in admin mode', async (path, place, heading) => {
  const { page } = admin;
  await page.goto(`/de/shop/${path}/${project}`);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/de/shop/${place}/${project}`);
});

it('the assistant closes to the projects of all customers', async () => {
  const { page } = admin;
  await page.goto(`/de/shop/assistent/${project}?admin=true`);
  await page.getByRole('heading', { name: /^Assistent: / }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'Projekte und Preisanfragen' }).waitFor();
});

it('without a network a customer’s project cannot be opened, which is said', async () => {
  const { page } = admin;
  await admin.setOffline(true);
  await page.goto(`/de/shop/project/${project}?admin=true`);
  await page.getByText('Projekte von Kunden liegen nur auf dem Server.').waitFor();
  await admin.setOffline(false);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await page.getByRole('tree').waitFor();
});

it('nothing of a customer stays in the browser once his project is left', async () => {
  const { page } = admin;
  await page.goto('/de/shop/overview');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`/de/shop/project/${project}?admin=true`);
  await page.getByRole('tree').waitFor();
  await page.getByRole('link', { name: 'Projekte', exact: true }).last().click();
  await page.getByRole('heading', { name: 'Projekte aller Kunden' }).waitFor();
  const left = () =>
    page.evaluate(
      async () => (await indexedDB.databases()).filter(({ name: each }) => each?.includes('/customers/')).length,
    );
  await expect.poll(left).toBe(0);
});

it('a project is asked for anew where its address says so, and is named by its number too', async () => {
  const { page } = customer;
  await page.goto('/de/shop/project/1002?force=true');
  await page.getByRole('tree').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
