import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, signIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { frameName, openHeadPlate } from '../shop/part-quantity.ts';
import { payloadClient } from './payloads/payload-client.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
});
afterAll(() => device.close());

const field = (label: string) => device.page.getByRole('textbox', { name: label, exact: true });

/** Whether the first letter of what an element shows lies within what cuts it. */
const showsFirstLetter = (shown: Locator) =>
  shown.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return false;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const letter = range.getBoundingClientRect();
    let clip = text.parentElement;
    while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
    const box = clip?.getBoundingClientRect();
    return box !== undefined && letter.left >= box.left - 1 && letter.right <= box.right + 1;
  });

it('a name in a script from right to left keeps its first letters where it is cut', async () => {
  const { page } = device;
  await openHeadPlate(page);
  const name = 'لوحة التثبيت العلوية للعمود الفولاذي المجلفن على البارد مع ثقوب مستطيلة';
  await field('Bezeichnung').fill(name);
  await field('Bezeichnung').blur();
  const inTree = page.getByRole('treeitem').getByText(name).first();
  await inTree.waitFor();
  expect(await showsFirstLetter(inTree)).toBe(true);
});

it('a project without a name keeps its old one, and its field says so', async () => {
  const { page } = device;
  await openProject(page, frameName);
  await field('Name').fill('');
  await page.getByText('Ein Projekt braucht einen Namen', { exact: true }).waitFor();
  await field('Name').blur();
  await expect.poll(() => field('Name').inputValue(), { timeout: 5000 }).toBe(frameName);
  await page.getByText(`Ein Projekt braucht einen Namen. Es heißt weiter „${frameName}“.`).waitFor({ timeout: 5000 });
  await field('Name').focus();
  await expect.poll(() => page.getByText('Es heißt weiter').count()).toBe(0);
});

it('a text near its limit counts its characters, and says when no more fit', async () => {
  const { page } = device;
  await openProject(page, frameName);
  await field('Kommentar').fill('a'.repeat(1850));
  await page.getByText('1.850 von 2.000 Zeichen').waitFor({ timeout: 5000 });
  await field('Kommentar').press('End');
  await page.keyboard.insertText('b'.repeat(200));
  await page.getByText('2.000 von 2.000 Zeichen: Mehr nimmt das Feld nicht auf.').waitFor({ timeout: 5000 });
  expect(await field('Kommentar').inputValue()).toHaveLength(2000);
  await field('Kommentar').fill('');
  await expect.poll(() => page.getByText('von 2.000 Zeichen').count()).toBe(0);
});

it('a text that a colleague set back can be typed again', async () => {
  const { page } = device;
  const { url } = await ownShop();
  const colleague = await payloadClient(url, 'chef', new Map());
  const kept = async () => (await colleague.projects()).find(({ name }) => name === frameName)?.additionalText;
  const type = async () => {
    await field('Zusatztext').fill('Bitte gestapelt liefern');
    await field('Zusatztext').blur();
    await expect.poll(kept).toBe('Bitte gestapelt liefern');
  };
  await openProject(page, frameName);
  await type();
  const project = (await colleague.projects()).find(({ name }) => name === frameName);
  await colleague.push(['setProjectTexts', { projectId: project?.id, additionalText: '' }]);
  await expect.poll(() => field('Zusatztext').inputValue()).toBe('');
  await type();
});

it('a number that RAL Classic has not is told at its field and not taken', async () => {
  const { page } = device;
  await openProject(page, frameName);
  await page
    .getByRole('button', { name: /Oberfläche/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'pulverbeschichtet, Sonderfarbe' }).click();
  await field('RAL-Nummer').fill('9999');
  await page.getByText('RAL 9999 gibt es in RAL Classic nicht').waitFor();
  await field('RAL-Nummer').fill('3020');
  await expect.poll(() => page.getByText(/gibt es in RAL Classic nicht/).count()).toBe(0);
});

it('what is typed while a colleague trashes the project is told as not saved, and the popup closes', async () => {
  const { page } = device;
  const colleague = await payloadClient((await ownShop()).url, 'chef', new Map());
  const project = (await colleague.projects()).find(({ name }) => name === frameName);
  await page.goto('/de/shop/projects');
  await page.getByRole('button', { name: `Mehr zu ${frameName}` }).click();
  await page.getByRole('menuitem', { name: 'Angaben ändern' }).click();
  await field('Bemerkung an das Werk').fill('Bitte gestapelt liefern');
  await page.evaluate(() => history.back());
  await page.getByText('Ihre Eingaben sind noch nicht gespeichert.').waitFor();
  await colleague.push(['trashProject', { projectId: project?.id, trashed: true }]);
  await page.getByText(/Im Papierkorb und deshalb.*ist nicht gespeichert/s).waitFor();
  expect(await field('Bemerkung an das Werk').inputValue()).toBe('');
  expect(await page.getByText('Ihre Eingaben sind noch nicht gespeichert.').count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/de/shop/projects');
});
