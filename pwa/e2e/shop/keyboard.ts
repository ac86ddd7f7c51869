import type { Locator, Page } from 'playwright-core';

/** Whether what has the focus shows it, within the window. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const bearers = [focused, focused.closest('label'), focused.nextElementSibling, focused.parentElement];
    const isMarked = bearers.some((bearer) => {
      if (!bearer) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(bearer);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    return isMarked && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });

const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement ? activeElement.outerHTML.slice(0, 200) : 'nothing';
  });

const hasFocus = async (wanted: Locator) =>
  (await wanted.count()) > 0 && (await wanted.first().evaluate((element) => element === document.activeElement));

/** Goes on by Tab until the wanted has the focus; every stop on the way has to show that it is one. */
export const tabTo = async (page: Page, wanted: Locator, most = 120) => {
  await wanted.first().waitFor();
  const passed: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    if (!(await showsFocus(page))) throw new Error(`no visible focus: ${await nameOfFocused(page)}`);
    if (await hasFocus(wanted)) return;
    passed.push(await nameOfFocused(page));
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${String(wanted)}; passed ${[...new Set(passed)].join('\n')}`);
};

export const enter = async (page: Page, wanted: Locator) => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};
