import type { Page } from 'playwright';
import { openProject } from './act.ts';
import { until } from './until.ts';

/** A project of the demo data, and a part of it that several assemblies have. */
export const frameName = 'Hallenrahmen Achse A bis C';
const headPlate = /Kopfplatte/;

/** How many pieces of the selected part are wanted. */
const quantityField = (page: Page) => page.getByRole('textbox', { name: /Menge/ });
export const shownQuantity = async (page: Page) => Number(await quantityField(page).inputValue());

export const moreButton = (page: Page) => page.getByRole('button', { name: /Menge.*: mehr/ });

/** Of an open project; several parts may bear the name. Only what is near is in the document: the tree is scrolled to it. */
export const selectPart = async (page: Page, name: RegExp) => {
  const part = page.getByRole('treeitem', { name }).first();
  const tree = page.getByRole('tree', { name: 'Baugruppen und Teile' });
  await tree.getByRole('treeitem').first().waitFor();
  const isThere = async () => {
    if ((await part.count()) > 0) return true;
    await tree.evaluate((element) => {
      const { scrollTop, clientHeight } = element;
      element.scrollTop = scrollTop + clientHeight;
      if (element.scrollTop === scrollTop) element.scrollTop = 0;
    });
    return false;
  };
  await until(isThere, true);
  await part.click();
};

/** A part of that project, to be changed. */
export const openPart = async (page: Page, part: RegExp) => {
  await openProject(page, frameName);
  await selectPart(page, part);
  await quantityField(page).waitFor();
};

export const openHeadPlate = (page: Page) => openPart(page, headPlate);

/** Typed, and shown after it was taken. */
export const setQuantity = async (page: Page, to: number) => {
  await quantityField(page).fill(String(to));
  await quantityField(page).press('Enter');
  await until(() => shownQuantity(page), to);
};

/** One piece more of the selected part; answers how many that makes. */
export const addPiece = async (page: Page) => {
  const wanted = (await shownQuantity(page)) + 1;
  await moreButton(page).click();
  await until(() => shownQuantity(page), wanted);
  return wanted;
};
