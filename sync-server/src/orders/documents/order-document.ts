import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { operatorPackId, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { deliveriesOf } from '@knotenblech/shared/orders/partial-steps.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { catalogSpace, customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, OrderId, QuoteId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import type { Mail } from '../../jobs/mail/mail.store.ts';
import { isTransient } from '../../sync/push/batch.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { languageOfOrder, paymentTermsOf } from '../order.store.ts';
import { quoteDocument } from '../quotes/quote-document.ts';
import { readSurcharges } from '../surcharges/surcharge.store.ts';
import { type Confirmed, type Delivery, type OrderDocument, orderPaper, picturedPositions } from './order-paper.ts';
import { readPositions } from './order-positions.ts';
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

type OrderKey = { customerId: CustomerId; orderId: OrderId };

const readName = async (tx: Transaction, customerId: CustomerId, userId: UserId): Promise<string | null> => {
  const [row] = await readRecords(tx, customerId, [{ space: customerSpace(customerId), kind: 'user', id: userId }]);
  const user = row?.data as User | undefined;
  return user ? `${user.firstName} ${user.name}`.trim() : null;
};

/** An order with the amounts it was accepted at; null when the customer has none such, or it is not accepted. */
export const findConfirmed = (sql: Sql, { customerId, orderId }: OrderKey): Promise<Confirmed | null> =>
  readInCustomer(sql, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [
      { space: customerSpace(customerId), kind: 'order', id: orderId },
      { space: customerSpace(customerId), kind: 'customer', id: customerId },
      { space: customerPriceSpace(customerId), kind: 'orderAmounts', id: orderId },
      { space: catalogSpace, kind: 'catalogPack', id: operatorPackId },
      { space: catalogSpace, kind: 'catalogPack', id: translationsPackId },
    ]);
    const of = <K extends RecordKind>(kind: K) =>
      rows.filter((row) => row.kind === kind).map((row) => row.data as RecordOf<K>);
    const [[order], [priced], [customer]] = [of('order'), of('orderAmounts'), of('customer')];
    if (order?.check !== 'accepted' || !priced || !customer) return null;
    const approver = order.approval?.by;
    const approvedBy = approver ? await readName(tx, customerId, approver) : null;
    const language = await languageOfOrder(tx, { customerId, orderId });
    const positions = await readPositions(tx, { customerId, order, amounts: priced.amounts });
    const terms = await paymentTermsOf(tx, { customerId, orderId });
    const surcharges = (await readSurcharges(tx, { customerId, orderId })).filter(({ state }) => state === 'accepted');
    return {
      order,
      approvedBy,
      amounts: priced.amounts,
      isGross: readsGross(customer.kind),
      positions,
      terms,
      surcharges,
      language,
      operator: readOperator(of('catalogPack')),
      names: optionNames(of('catalogPack'), language),
    };
  });

/** The document that goes with a mail: the confirmation of the order, or the quote, whose id it has. Null, and told in the log, when it cannot be made: its amounts stand in the mail too. Throws what another try may mend. */
export const documentOfMail =
  (deps: PaperDeps) =>
  async ({ customerId, id }: Mail): Promise<Uint8Array | null> => {
    try {
      const customer = customerId as CustomerId;
      const made =
        (await orderDocument(deps, { customerId: customer, orderId: id as OrderId }, { kind: 'confirmation' })) ??
        (await quoteDocument(deps, { customerId: customer, quoteId: id as QuoteId }));
      return made?.pdf ?? null;
    } catch (error) {
      if (isTransient(error)) throw error;
      deps.log.error({ err: error, mailId: id }, 'a mail goes out without its document');
      return null;
    }
  };
