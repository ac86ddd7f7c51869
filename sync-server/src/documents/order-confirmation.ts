import { confirmationPaper } from './confirmation-paper.ts';
import { findConfirmed, type OrderKey } from './find-confirmed.ts';
import { loadFonts } from './load-fonts.ts';
import { type PictureDeps, projectPictures } from './project-pictures.ts';
import { writeTradePaper } from './write-trade-paper.ts';

/** The confirmation of an order as PDF, by the numbers it was accepted at; null when there is no such order or nothing to confirm yet. */
export const orderConfirmation = async (deps: PictureDeps, key: OrderKey) => {
  const found = await findConfirmed(deps.sql, key);
  if (!found) return null;
  const { lines } = found.amounts;
  const pictures = await projectPictures(
    deps,
    key.customerId,
    lines.map((line) => line.projectId),
  );
  return {
    number: found.order.number,
    pdf: await writeTradePaper(confirmationPaper(found, pictures), await loadFonts()),
  };
};
