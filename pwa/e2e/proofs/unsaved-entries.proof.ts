import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let admin: Device;
beforeAll(async () => {
  admin = await openDevice();
  await logIn(admin.page, 'admin');
});
afterAll(() => admin.close());

const openCustomer = async () => {
  await admin.page.goto('/de/shop/adminCustomers');
  await admin.page.getByRole('link', { name: 'Holzbau Lindner GmbH' }).click();
  await admin.page.getByRole('heading', { level: 1, name: 'Holzbau Lindner GmbH' }).waitFor();
};
/** As long as a person takes at least: what was pressed is painted. */
const nextFrames = () =>
  admin.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
const question = () => admin.page.getByRole('alert').getByText('Ihre Eingaben sind noch nicht gespeichert.');

it('a message that is being written stays when its popup is closed by mistake, by Escape, by the backdrop and by back', async () => {
  const { page } = admin;
  await openCustomer();
  await page.getByRole('link', { name: 'Nachricht senden' }).click();
  const popup = page.getByRole('dialog', { name: 'Nachricht senden' });
  await popup.getByRole('textbox', { name: 'Betreff' }).fill('Betriebsferien');
  const leaveBy = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of leaveBy) {
    await leave();
    await question().waitFor();
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await question().waitFor({ state: 'detached' });
    expect(await popup.getByRole('textbox', { name: 'Betreff' }).inputValue()).toBe('Betriebsferien');
    await nextFrames();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await popup.waitFor({ state: 'detached' });
});

it('a popup in which nothing was changed closes at once, and one that is saved asks nothing', async () => {
  const { page } = admin;
  await openCustomer();
  await page.getByRole('link', { name: 'Kundendaten ändern' }).click();
  const popup = page.getByRole('dialog', { name: 'Kundendaten ändern' });
  const companyId = popup.getByRole('textbox', { name: 'Firmen-ID' });
  await companyId.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Kundendaten ändern' }).click();
  await companyId.fill('H-12');
  await popup.getByRole('button', { name: 'Abbrechen' }).click();
  await question().waitFor();
  await popup.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Kundendaten gespeichert.').waitFor();
  await popup.waitFor({ state: 'detached' });
  await page.getByText('H-12').waitFor();
});
