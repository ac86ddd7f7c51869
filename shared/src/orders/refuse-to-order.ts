import type { Actor } from '../records/actor.ts';
import { may } from '../records/permissions.ts';
import type { ErrorCode } from '../values/errors/error-codes.ts';

/** Orders and quotes are for who may order and sees prices. */
export const orderRefusal = (actor: Pick<Actor, 'permissions' | 'seesPrices'>): ErrorCode | null => {
  if (!may(actor, 'order')) return 'no_order_permission';
  return actor.seesPrices ? null : 'no_price_permission';
};
