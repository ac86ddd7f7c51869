import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Rows } from '@knotenblech/shared/records/rows.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Transaction } from '../database/database.ts';

type Asked = { tx: Transaction; rows: Rows; actor: Actor };

/** Refuses a cart that the user has not and a colleague or a quote has: ordered under its id, it could not be ordered by them. */
export const refuseForeignCart = async ({ tx, rows, actor }: Asked, { cartId, quoteId }: SubmitOrderArgs) => {
  if (quoteId !== undefined || rows.get(userSpace(actor.userId), 'cart', cartId)) return;
  const [foreign] = await tx`
    select 1 from record where customer_id = ${actor.customerId}
      and (kind = 'cart' and id = ${cartId} or kind = 'quote' and data ->> 'cartId' = ${cartId})`;
  if (foreign) throw new DomainError('not_found', { record: 'cart' });
};
