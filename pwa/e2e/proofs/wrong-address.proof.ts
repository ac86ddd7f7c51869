import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, waitForSyncState } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(() => device.close());

it('a mistyped address of a project says so and does not stop the sync', async () => {
  const { page } = device;
  await page.goto('/de/shop/project/nonsense');
  await page.getByText('Dieses Projekt ist nicht auf diesem Gerät').waitFor();
  await page.reload();
  await waitForSyncState(page, 'aktuell');
});

it('a quantity typed with a point is not taken for another', async () => {
  const { page } = device;
  await openProject(page, 'Knotenplatten Halle Nord');
  await page.getByRole('treeitem', { name: /Futterblech/ }).click();
  const field = page.getByRole('textbox', { name: /Menge/ });
  await field.waitFor();
  await field.fill('1.5');
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).not.toBe('15');
});
