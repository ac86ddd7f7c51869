import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitForSyncState(device.page, 'aktuell');
  await waitUntilInstalled(device.page);
  await device.page.reload();
  await device.page.getByRole('heading', { name: 'Projekte', exact: true }).waitFor();
});
afterAll(() => device.close());

const field = (name: string) => device.page.getByRole('textbox', { name, exact: true });
const create = async () => {
  await device.page.getByRole('button', { name: 'Teil anlegen' }).click();
  await device.page.getByRole('button', { name: 'In den Warenkorb' }).waitFor();
};
const treeRow = (name: RegExp) => device.page.getByRole('treeitem', { name });

it('a plate made from a form offline is drawn and weighed as it is filled in, and priced', async () => {
  const { page } = device;
  await device.setOffline(true);
  await page.getByRole('link', { name: 'Einzelteil anlegen' }).click();
  await field('Name').fill('Kopfplatte');
  await field('Länge').fill('400');
  await page.getByRole('button', { name: 'Loch', exact: true }).click();
  await field('x').fill('50');
  await field('y').fill('50');
  await page.getByText('im Raster').click();
  await field('Reihen').fill('2');
  await field('Abstand x').fill('300');
  await field('Abstand y').fill('100');
  // 400 x 200 x 10 mm less four holes of 18 mm, 7850 kg/m3
  await page.getByText('6,200').waitFor();
  await page.getByRole('img', { name: 'Zeichnung des Teils im Maßstab' }).waitFor();
  await create();
  await treeRow(/Kopfplatte/).waitFor();
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
});

it('what is missing is said at its field, and nothing is made', async () => {
  const { page } = device;
  await page.goto('/de/shop/createSinglePart');
  await field('Länge').fill('2');
  await page.getByRole('button', { name: 'Teil anlegen' }).click();
  await page.getByText('Der Name fehlt.').waitFor();
  await page.getByText('zwischen 3 und 20000').waitFor();
  expect(page.url()).toContain('createSinglePart');
});

it('a profile joins it, and the first part is changed afterwards', async () => {
  const { page } = device;
  await page.goto('/de/shop/createSinglePart');
  await page.getByText('Profil', { exact: true }).first().click();
  await field('Name').fill('Strebe');
  await page.getByRole('combobox', { name: 'Profil' }).fill('hea 200');
  await page.getByRole('option', { name: /^HEA 200/ }).click();
  await field('Gesamtlänge').fill('2000');
  await field('Winkel von vorn').first().fill('45');
  await create();
  await treeRow(/Strebe/).waitFor();
  await treeRow(/Kopfplatte/).click();
  await page.getByRole('link', { name: 'Maße und Löcher ändern' }).click();
  await field('Name').fill('Kopfplatte lang');
  await field('Länge').fill('500');
  await page.getByRole('button', { name: 'Teil speichern' }).click();
  await treeRow(/Kopfplatte lang/).waitFor();
  await treeRow(/Strebe/).waitFor();
});

it('with the network back the server reads the same', async () => {
  const { page } = device;
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await page.getByText('vom Gerät gelesen').waitFor({ state: 'detached' });
  await treeRow(/Kopfplatte lang/).waitFor();
  await treeRow(/Strebe/).waitFor();
  await page.goto('/de/shop/projects');
  const row = page.getByRole('listitem').filter({ hasText: 'Einzelteile' });
  await row.filter({ hasText: '2 Teile' }).filter({ hasText: '€' }).waitFor();
});
