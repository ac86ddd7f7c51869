import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, setChecked, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;

beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitUntilInstalled(device.page);
});
afterAll(() => device.close());

const part = (name: string, material: string, [length, height, width]: number[]) =>
  `<Part Designation="${name}" Material="${material}" Length="${length}" Height="${height}" Width="${width}"/>`;

const drop = async (page: Page, name: string, parts: string[]) => {
  await page.goto('/de/shop/projects');
  const text = `<BTLx Version="2.3.1"><Project Name="${name}"><Parts>${parts.join('')}</Parts></Project></BTLx>`;
  await dropFile(page, { name: `${name}.btlx`, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
};

it('a profile chosen without a network gives the part its price, and the server comes to the same', async () => {
  const { page } = device;
  await drop(page, 'Profil fehlt', [part('IPE 301', 'S235JR', [3000, 150, 300])]);
  await page.getByRole('treeitem', { name: /IPE 301/ }).click();
  await page.getByText('Das Profil „IPE 301“ führen wir nicht').first().waitFor();
  await device.setOffline(true);
  await page.getByRole('combobox', { name: 'Profil' }).fill('ipe 300');
  await page
    .getByRole('option', { name: /^IPE 300/ })
    .first()
    .click();
  await page.getByText('Position, 1 Stück').waitFor();
  const price = await page.getByText('Position, 1 Stück').locator('..').textContent();
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await page.reload();
  await page.getByText('Position, 1 Stück').waitFor();
  await expect.poll(() => page.getByText('Position, 1 Stück').locator('..').textContent()).toBe(price);
});

it('the report decides about several parts at once, and takes it back', async () => {
  const { page } = device;
  await drop(page, 'Mehrere', [
    part('Blech 10', '', [300, 10, 200]),
    part('Blech 12', '', [300, 12, 200]),
    part('Balken', 'Fichte', [3000, 200, 80]),
  ]);
  await page.getByRole('button', { name: /Später/ }).click();
  await page.getByRole('link', { name: 'Einlesebericht' }).first().click();
  await page.getByText('Die Stahlsorte fehlt').first().waitFor();
  await setChecked(page.getByRole('radio', { name: /Auf Anfrage/ }));
  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await page.getByText('2 Positionen ausgewählt').waitFor();
  await page.getByRole('button', { name: 'Stahlsorte wählen' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Stahlsorte/ })
    .click();
  await page.getByRole('option', { name: 'S355J2', exact: true }).click();
  await page.getByText('S355J2', { exact: true }).nth(1).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => page.getByText('Die Stahlsorte fehlt').count()).toBe(2);
});
