import type { ErrorCode } from '../errors/error-codes.ts';
import type { Actor } from '../permissions/actor.ts';
import { may } from '../permissions/may.ts';

/** Orders and quotes are for who may order and sees prices. */
export const orderRefusal = (actor: Pick<Actor, 'permissions' | 'seesPrices'>): ErrorCode | null => {
  if (!may(actor, 'order')) return 'no_order_permission';
  return actor.seesPrices ? null : 'no_price_permission';
};
