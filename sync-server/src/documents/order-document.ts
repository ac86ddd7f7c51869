import { findConfirmed, type OrderKey } from './find-confirmed.ts';
import { type OrderDocument, orderPaper } from './order-paper.ts';
import { type PaperDeps, writePictured } from './project-pictures.ts';

/** A document of an order as PDF, by the numbers it was accepted at; null when there is no such order or nothing to confirm yet. */
export const orderDocument = async (deps: PaperDeps, key: OrderKey, kind: OrderDocument) => {
  const found = await findConfirmed(deps.sql, key);
  if (!found) return null;
  const projectIds = found.amounts.lines.map((line) => line.projectId);
  const positions = found.positions.flatMap(({ positions: ofLine }, n) =>
    ofLine.flatMap(({ subject }) => (projectIds[n] ? [{ projectId: projectIds[n], subject }] : [])),
  );
  const pdf = await writePictured(deps, { customerId: key.customerId, projectIds, positions }, (pictures) =>
    orderPaper(kind, found, pictures),
  );
  return { number: found.order.number, pdf };
};
