import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

const name = 'Hallenrahmen Achse A bis C';
const project = '0199d000-0000-7000-8000-000000000302';
let customer: Device;
let admin: Device;
beforeAll(async () => {
  [customer, admin] = await Promise.all([openDevice(), openDevice()]);
  await Promise.all([signIn(customer.page, 'werkstatt'), signIn(admin.page, 'admin')]);
});
afterAll(() => Promise.all([customer.close(), admin.close()]));

it('whoever runs the shop finds a project of a customer and opens it; closing leads back', async () => {
  const { page } = admin;
  await page.goto('/de/shop/adminProjects');
  await page.getByRole('searchbox', { name: 'Projekt oder Kunde' }).fill('Hallenrahmen');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('tree').waitFor();
  expect(new URL(page.url()).searchParams.get('admin')).toBe('true');
  expect(await page.getByRole('button', { name: 'In den Warenkorb' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Projekte', exact: true }).last().click();
  await page.getByRole('heading', { name: 'Projekte aller Kunden' }).waitFor();
});

it('what he changes there is the customer’s at once', async () => {
  const { page } = admin;
  await customer.page.goto(`/de/shop/project/${project}?part=1`);
  const quantity = customer.page.getByRole('textbox', { name: /Menge/ }).first();
  await quantity.waitFor();
  const before = Number(await quantity.inputValue());
  await page.goto(`/de/shop/adminDetails/${project}`);
  await page.getByRole('treeitem', { name: /./ }).nth(1).waitFor();
  await page.goto(`/de/shop/project/${project}?part=1&admin=true`);
  await page
    .getByRole('button', { name: /Menge.*: mehr/ })
    .first()
    .click();
  await expect.poll(async () => Number(await quantity.inputValue())).toBe(before + 1);
});

it.each([
  ['adminAssistent', 'assistent', /^Assistent: /],
  ['adminSpecPrices', 'priceDetails', /^Preis: /],
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
  await page.getByRole('heading', { level: 1, name: 'Preisanfragen' }).waitFor();
});

it('without a network a customer’s project cannot be opened, which is said', async () => {
  const { page } = admin;
  await waitUntilInstalled(page);
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

it('for everybody else the flag opens nothing of others', async () => {
  const { page } = customer;
  await page.goto(`/de/shop/adminDetails/${project}`);
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  await page.goto('/de/shop/project/0199d000-0000-7000-8000-0000000009aa?admin=true');
  await page.getByText('Dieses Projekt ist nicht auf diesem Gerät').waitFor();
});

it('a project is asked for anew where its address says so, and is named by its number too', async () => {
  const { page } = customer;
  await page.goto('/de/shop/project/1002?force=true');
  await page.getByRole('tree').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
