import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

const draft = 'Vuqhojximeg 3';
const pin = '735194';

let device: Device;
let other: Page;
/** What a browser asked whoever sat at the other window; it is answered with 'stay'. */
const asked: string[] = [];

beforeAll(async () => {
  device = await openDevice();
  other = await device.context.newPage();
  other.setDefaultTimeout(90_000);
  other.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
});
afterAll(() => device.close());

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const logIn = async (userName: string) => {
  const { page } = device;
  if (!page.url().includes('/shop/login')) await page.goto('/de/shop/login');
  await field(page, 'Benutzername oder E-Mail').fill(userName);
  await field(page, 'Passwort').fill(password);
  await page.getByRole('checkbox', { name: 'Dieses Gerät benutzen auch andere' }).setChecked(true, { force: true });
  await field(page, 'Passwort').press('Enter');
  await page.getByRole('button', { name: `Benutzer ${userName}` }).waitFor();
};

/** By a hand on the keyboard: only then does a browser ask before it leaves a page. */
const typeElsewhere = async () => {
  await other.goto('/de/shop/account/addresses/edit/new');
  await field(other, 'Straße und Hausnummer').click();
  await other.keyboard.type(draft);
  await expect.poll(() => field(other, 'Straße und Hausnummer').inputValue()).toBe(draft);
};
const shownElsewhere = () =>
  other.evaluate(() =>
    [document.body.innerText, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join('\n'),
  );

it('a window with a form half filled in asks nobody when its user signs out in another, and shows the sign-in', async () => {
  await logIn('chef');
  await typeElsewhere();
  await device.page.goto('/de/shop/projects/logout');
  await device.page.getByRole('dialog').getByRole('button', { name: 'Abmelden', exact: true }).click();
  await field(other, 'Passwort').waitFor();
  expect(asked).toEqual([]);
  expect(await shownElsewhere()).not.toContain(draft);
});

it('nor when somebody else signs in: nothing of the first user stays in any window', async () => {
  await logIn('chef');
  await typeElsewhere();
  await device.page.goto('/de/shop/login');
  await logIn('werkstatt');
  await expect.poll(shownElsewhere).not.toContain(draft);
  await field(other, 'Passwort').or(field(other, 'Straße und Hausnummer')).first().waitFor();
  expect(await other.getByRole('button', { name: 'Benutzer chef' }).count()).toBe(0);
  expect(asked).toEqual([]);
  expect(await shownElsewhere()).not.toContain(draft);
});

const keepPin = async (page: Page) => {
  await field(page, 'Neue PIN').fill(pin);
  await field(page, 'PIN wiederholen').fill(pin);
  await page.getByRole('button', { name: 'PIN speichern' }).click();
};

it('a PIN that is set in one window is asked for in another that showed none, and pressing on without it costs no try', async () => {
  const { page } = device;
  for (const each of [other, page]) {
    await each.goto('/de/shop/account/device');
    await each.getByRole('button', { name: 'PIN festlegen' }).click();
  }
  await keepPin(page);
  await page.getByRole('button', { name: 'PIN ändern' }).waitFor();
  await field(other, 'Bisherige PIN').waitFor();
  for (let n = 0; n < 6; n++) await keepPin(other);
  await other.getByText('Auf diesem Gerät gilt schon eine PIN.').waitFor();
  await field(other, 'Bisherige PIN').fill(pin);
  await keepPin(other);
  await other.getByRole('button', { name: 'PIN ändern' }).waitFor();
});

it('a device that is locked asks nobody in its other windows: they show the lock and then what was typed', async () => {
  const { page } = device;
  await typeElsewhere();
  await page.getByRole('button', { name: 'Benutzer werkstatt' }).click();
  await page.getByRole('menuitem', { name: 'Gerät sperren' }).click();
  for (const each of [page, other]) await each.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' }).waitFor();
  expect(asked).toEqual([]);
  await page.getByLabel(/^PIN von /).fill(pin);
  await page.getByRole('button', { name: 'Entsperren' }).click();
  await expect.poll(() => field(other, 'Straße und Hausnummer').inputValue()).toBe(draft);
  expect(asked).toEqual([]);
});
