import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

const projectName = 'Knotenplatten Halle Nord';
const shownMs = 8000;

let device: Device;
beforeAll(async () => {
  device = await openDevice({ width: 390, height: 844 });
  await signIn(device.page, 'werkstatt');
});
afterAll(() => device.close());

/** Runs in a page: whether a message is painted over the dialog, also where it cannot be hit. */
const liesOver = (button: Element) => {
  for (const behind of document.querySelectorAll<HTMLElement>('[inert]')) behind.inert = false;
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

it('a message with a way back covers nothing of a dialog, and is offered once the dialog is closed', async () => {
  const { page } = device;
  const undo = page.locator('button', { hasText: 'Rückgängig' });
  await page.getByRole('button', { name: `Mehr zu ${projectName}` }).click();
  await page.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
  await undo.waitFor();
  await page.getByRole('button', { name: /^Benutzer / }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Angemeldet bleiben' }).waitFor();
  await wait(shownMs);
  expect(await undo.count()).toBe(1);
  expect(await undo.evaluate(liesOver)).toBe(false);
  await dialog.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await dialog.waitFor({ state: 'detached' });
  await undo.click();
  await page.getByRole('link', { name: projectName }).waitFor();
});
