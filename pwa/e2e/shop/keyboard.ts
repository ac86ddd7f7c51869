import type { Locator, Page } from 'playwright';

/** Runs in a page: whether an element has the focus, else what has it, and whether that shows it within the window. */
const findFocus = (wanted: Element) => {
  const { activeElement: focused } = document;
  const name = focused?.outerHTML.slice(0, 200) ?? 'nothing';
  if (!focused || focused === document.body) return { isThere: false, isSeen: true, name };
  const bearers = [focused, focused.closest('label'), focused.nextElementSibling, focused.parentElement];
  const isMarked = bearers.some((bearer) => {
    if (!bearer) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(bearer);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return { isThere: focused === wanted, isSeen: isMarked && isInWindow, name };
};

/** Goes on by Tab until the wanted has the focus; every stop on the way has to show that it is one. */
export const tabTo = async (page: Page, wanted: Locator, most = 120) => {
  const passed: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    const { isThere, isSeen, name } = await wanted.first().evaluate(findFocus);
    if (!isSeen) throw new Error(`no visible focus: ${name}`);
    if (isThere) return;
    passed.push(name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${String(wanted)}; passed ${[...new Set(passed)].join('\n')}`);
};

export const enter = async (page: Page, wanted: Locator) => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};
