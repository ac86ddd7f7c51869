import { orderListCalls } from '@knotenblech/shared/api/orders/order-list-calls.ts';
import { shownStatuses } from '@knotenblech/shared/orders/choose-orders.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { idSchema, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import type { Sql } from '../../database/database.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { listOwnOrders, orderAnswer, readOwnOrder } from './order-answer.ts';
import { orderOrders } from './order-listing.store.ts';

/** Orders of API 1.0, of the own company. */
export const orderListRoutes = (deps: SessionDeps & { sql: Sql }) => {
  const session = requireSession({ ...deps, takesTokenInQuery: true });
  const limited = limitDear(deps, 'lists');
  return new Hono<ShopEnv>()
    .get('/list', session, limited, async (c) => {
      const { searchString: q, sort, page, pageSize, ...hidden } = queryOf(c, orderListCalls.list.querySchema);
      const actor = c.get('actor');
      const shown = { finished: !hidden.hideFinished, canceled: !hidden.hideCanceled };
      const listing = { statuses: shownStatuses(shown), refused: shown.finished, q, order: orderOrders[sort] };
      const place = { offset: (page - 1) * pageSize, limit: pageSize };
      const { orders: found, total } = await listOwnOrders(deps.sql, actor, { listing, ...place });
      const orders = found.map((each) => orderAnswer(each, actor.seesPrices));
      return c.json({ errors: [], orders, total });
    })
    .get('/details/:orderId', session, limited, async (c) => {
      const actor = c.get('actor');
      const id = idSchema<OrderId>().safeParse(c.req.param('orderId').toLowerCase());
      const found = id.success ? await readOwnOrder(deps.sql, actor, id.data) : null;
      if (!found) throw new DomainError('not_found', { record: 'order' });
      return c.json({ errors: [], ...orderAnswer(found, actor.seesPrices) });
    });
};
