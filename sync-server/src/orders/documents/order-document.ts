import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { deliveriesOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { findConfirmed, type OrderKey } from './find-confirmed.ts';
import { type Delivery, type OrderDocument, orderPaper, picturedPositions } from './order-paper.ts';
import { type PaperDeps, writePictured } from './project-pictures.ts';

export type PaperAsked = {
  kind: OrderDocument;
  /** Which of the deliveries a note is of, counted from 1; undefined: the latest. */
  delivery?: number | undefined;
};

/** A document of an order as PDF, by the numbers it was accepted at; null when there is no such order or delivery, or nothing to confirm yet. */
export const orderDocument = async (deps: PaperDeps, key: OrderKey, { kind, delivery: asked }: PaperAsked) => {
  const found = await findConfirmed(deps.sql, key);
  if (!found) return null;
  const delivery = kind === 'deliveryNote' ? deliveryOf(found.order, asked) : null;
  if (delivery === null && asked !== undefined) return null;
  const projectIds = found.amounts.lines.map((line) => line.projectId);
  const positions = picturedPositions(found, delivery);
  const pdf = await writePictured(deps, { customerId: key.customerId, projectIds, positions }, (pictures) =>
    orderPaper({ kind, delivery }, found, pictures),
  );
  return { number: found.order.number, delivery: delivery?.number ?? null, pdf };
};

const deliveryOf = (order: Order, asked: number | undefined): Delivery | null => {
  const deliveries = deliveriesOf(order);
  const number = asked ?? deliveries.length;
  const dispatch = deliveries[number - 1];
  return dispatch ? { number, ...dispatch } : null;
};
