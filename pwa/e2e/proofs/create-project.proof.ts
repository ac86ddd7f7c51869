import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, sampleAs, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
});
afterAll(() => device.close());

it('a file and a name become a project that its assistant opens', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: 'Projekt anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projekt anlegen' }).waitFor();
  await dropFile(page, 'knotenplatten.btlx');
  await page.getByLabel('Name des Projekts').fill('Carport Huber');
  await page.getByRole('button', { name: 'Projekt anlegen' }).click();
  await page.getByRole('dialog', { name: 'Assistent: Carport Huber' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'Projekte' }).waitFor();
  await page.getByRole('link', { name: 'Carport Huber' }).waitFor();
});

it('several files become several projects, also without a network; one without a name is called as its file says', async () => {
  const { page } = device;
  await waitUntilInstalled(page);
  await page.goto('/de/shop/createProject');
  await device.setOffline(true);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      sampleAs('knotenplatten.btlx', 'Anbau Nord'),
      sampleAs('winkel-rhs-flach.btlx', 'Anbau Ost'),
      sampleAs('winkel-rhs-flach.btlx', 'Anbau West'),
    ]);
  await page.getByLabel('Name des Projekts').first().fill('Halle 7');
  await page.getByRole('button', { name: 'Anbau Ost.btlx weglassen' }).click();
  await page.getByRole('button', { name: '2 Projekte anlegen' }).click();
  await page.getByText('2 eingelesen').waitFor({ timeout: 180_000 });
  await page.getByRole('button', { name: 'Dateien anzeigen' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Projekt öffnen' }).count()).toBe(2);
  await page.getByRole('link', { name: 'Projekte', exact: true }).first().click();
  for (const name of ['Halle 7', 'Anbau West']) await page.getByRole('link', { name }).waitFor();
  expect(await page.getByRole('link', { name: 'Anbau Ost' }).count()).toBe(0);
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
});

it('what a project is called is changed in its popup, without opening it', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('button', { name: 'Mehr zu Halle 7' }).click();
  await page.getByRole('menuitem', { name: 'Angaben ändern' }).click();
  await page.getByLabel('Name des Projekts').fill('Halle 8');
  await page.getByLabel('Zeichnungsnummer').fill('Z-8');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('link', { name: 'Halle 8' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Projekte durchsuchen' }).fill('Z-8');
  await expect.poll(() => page.locator('main li').count()).toBe(1);
});

it('a part from a form is in the list of single parts, which leads to it', async () => {
  const { page } = device;
  await page.goto('/de/shop/singleParts');
  await page.getByRole('link', { name: 'Einzelteil anlegen' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fußplatte');
  await page.getByRole('button', { name: 'Teil anlegen' }).click();
  await page.getByRole('tree').waitFor();
  await page.goto('/de/shop/singleParts');
  await page.getByText('Blech 300,00 mm × 200,00 mm × 10,00 mm').waitFor();
  await page.getByRole('img', { name: 'Zeichnung von Fußplatte' }).waitFor();
  await page.getByRole('link', { name: 'Fußplatte', exact: true }).click();
  await page.getByRole('tree').waitFor();
  expect(new URL(page.url()).searchParams.get('part')).toBe('1');
});
