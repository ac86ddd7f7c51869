import { operatorPackId, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import { readsGross } from '@knotenblech/shared/orders/reads-gross.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { catalogSpace, customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { languageOfOrder, paymentTermsOf } from '../order.store.ts';
import { readSurcharges } from '../surcharges/surcharge.store.ts';
import type { Confirmed } from './order-paper.ts';
import { readPositions } from './order-positions.ts';

export type OrderKey = { customerId: CustomerId; orderId: OrderId };

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
    const language = await languageOfOrder(tx, { customerId, orderId });
    const positions = await readPositions(tx, { customerId, order, amounts: priced.amounts });
    const terms = await paymentTermsOf(tx, { customerId, orderId });
    const surcharges = (await readSurcharges(tx, { customerId, orderId })).filter(({ state }) => state === 'accepted');
    return {
      order,
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
