import { confirmationPaper } from './confirmation-paper.ts';
import { findConfirmed, type OrderKey } from './find-confirmed.ts';
import { type PaperDeps, writePictured } from './project-pictures.ts';

/** The confirmation of an order as PDF, by the numbers it was accepted at; null when there is no such order or nothing to confirm yet. */
export const orderConfirmation = async (deps: PaperDeps, key: OrderKey) => {
  const found = await findConfirmed(deps.sql, key);
  if (!found) return null;
  const projectIds = found.amounts.lines.map((line) => line.projectId);
  const pdf = await writePictured(deps, { customerId: key.customerId, projectIds }, (pictures) =>
    confirmationPaper(found, pictures),
  );
  return { number: found.order.number, pdf };
};
