import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToLastOrderStep, openProject, orderWithConsent, putInBasket, signIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { frameName, openHeadPlate, selectPart } from '../shop/part-quantity.ts';

const noQuantities = ['1.5', '-3', '1e3', '2,5', '0', '99999', 'vier'];

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
});
afterAll(() => device.close());

/** Key by key, over all that stands in the field. */
const typeInto = async (field: Locator, keys: string) => {
  await field.click();
  await field.press('Control+A');
  await field.pressSequentially(keys);
};

const places = [
  {
    place: 'of a part',
    open: openHeadPlate,
    field: (page: Page) => page.getByRole('textbox', { name: /Menge/ }),
  },
  {
    place: 'in the basket',
    open: async (page: Page) => {
      await openProject(page, frameName);
      await putInBasket(page);
      await page.goto('/de/shop/basket');
    },
    field: (page: Page) => page.getByRole('textbox', { name: 'Stückzahl' }),
  },
];

describe.each(places)('a quantity $place', ({ open, field }) => {
  beforeAll(() => open(device.page));

  it.each(noQuantities)(
    'that is typed as %s is no quantity: the field says so and goes back to the last',
    async (keys) => {
      const { page } = device;
      const before = await field(page).inputValue();
      await typeInto(field(page), keys);
      expect(await field(page).inputValue()).toBe(keys);
      await page.getByText(/^Nur ganze Zahlen von 1 bis 9999\./).waitFor();
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      await page.keyboard.press('Tab');
      await page.getByText(`„${keys}“ gilt nicht, es bleibt bei ${before}.`).waitFor();
      expect(await field(page).inputValue()).toBe(before);
      await page.reload();
      await expect.poll(() => field(page).inputValue()).toBe(before);
    },
  );

  it('is taken with Enter and when the field is left, and counts on from what is typed', async () => {
    const { page } = device;
    await typeInto(field(page), '25');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).inputValue()).toBe('25');
    await typeInto(field(page), '007');
    await page.keyboard.press('Tab');
    await expect.poll(() => field(page).inputValue()).toBe('7');
    await typeInto(field(page), '30');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field(page).inputValue()).toBe('31');
    await typeInto(field(page), '41');
    await page.getByRole('button', { name: /(Menge|Stückzahl).*: mehr/ }).click();
    await expect.poll(() => field(page).inputValue()).toBe('42');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe('42');
  });

  it('is taken when the page is left in the middle of typing', async () => {
    const { page } = device;
    await typeInto(field(page), '201');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe('201');
  });

  it('stays as it is when its field is emptied, and counts on from the last that held', async () => {
    const { page } = device;
    await typeInto(field(page), '6');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).inputValue()).toBe('6');
    await field(page).press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    expect(await field(page).inputValue()).toBe('6');
    await typeInto(field(page), '1.5');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field(page).inputValue()).toBe('7');
    expect(await page.getByText(/gilt nicht/).count()).toBe(0);
  });
});

it('a quantity that is being typed is taken when the part is left by going back', async () => {
  const { page } = device;
  await openProject(page, frameName);
  await page.waitForURL((url) => !url.searchParams.has('part'));
  await selectPart(page, /Kopfplatte/);
  await page.waitForURL(/part=/);
  await typeInto(page.getByRole('textbox', { name: /Menge/ }), '88');
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('part'));
  await page.getByRole('treeitem', { name: /88 × Kopfplatte/ }).waitFor();
});

it('a quantity whose field still has the cursor is shown as it is when the project is ordered', async () => {
  const { page, context } = device;
  await openHeadPlate(page);
  const field = page.getByRole('textbox', { name: /Menge/ });
  await typeInto(field, '31');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('31');
  const other = await context.newPage();
  await goToLastOrderStep(other);
  await orderWithConsent(other);
  await other.waitForURL(/order-completed/);
  await expect.poll(() => field.isDisabled()).toBe(true);
  expect(await field.inputValue()).toBe('31');
  await other.close();
});
