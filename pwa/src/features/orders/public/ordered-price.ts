import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { withVat } from '@knotenblech/shared/orders/with-vat.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';

export type OrderedPrice = { quantity: number; cents: Cents };

/** What a project is ordered for, as often as it is; with the order's VAT where its customer counts so. */
export const orderedPrice = (
  { lines, vatRate }: Pick<Amounts, 'lines' | 'vatRate'>,
  projectId: ProjectId,
  isPrivate: boolean,
): OrderedPrice | null => {
  const line = lines.find((each) => each.projectId === projectId);
  return line
    ? { quantity: line.quantity, cents: isPrivate ? withVat(line.lineCents, vatRate) : line.lineCents }
    : null;
};
