import { orderListCalls } from '@knotenblech/shared/api/order-list-calls.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { chooseOrders } from '@knotenblech/shared/orders/choose-orders.ts';
import { Hono } from 'hono';
import type { Sql } from '../database/database.ts';
import { limitDear } from '../http/dear-calls.ts';
import { queryOf } from '../http/query-of.ts';
import { requireSession, type SessionDeps } from '../http/require-session.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { orderAnswer } from './order-answer.ts';
import { readOwnOrders } from './read-own-orders.ts';

/** Orders of API 1.0, of the own company. */
export const orderListRoutes = (deps: SessionDeps & { sql: Sql }) => {
  const session = requireSession({ ...deps, takesTokenInQuery: true });
  const limited = limitDear(deps, 'lists');
  return new Hono<ShopEnv>()
    .get('/list', session, limited, async (c) => {
      const { searchString: q, sort, page, pageSize, ...hidden } = queryOf(c, orderListCalls.list.querySchema);
      const actor = c.get('actor');
      const found = new Map((await readOwnOrders(deps.sql, actor)).map((each) => [each.order.id, each]));
      const choice = { q, sort, finished: !hidden.hideFinished, canceled: !hidden.hideCanceled };
      const chosen = chooseOrders(
        [...found.values()].map(({ order }) => order),
        choice,
      );
      const shown = chosen.slice((page - 1) * pageSize, page * pageSize);
      const orders = shown.flatMap(({ id }) => found.get(id) ?? []).map((each) => orderAnswer(each, actor.seesPrices));
      return c.json({ errors: [], orders, total: chosen.length });
    })
    .get('/details/:orderId', session, limited, async (c) => {
      const { orderId } = c.req.param();
      const actor = c.get('actor');
      const found = (await readOwnOrders(deps.sql, actor)).find(({ order }) => order.id === orderId.toLowerCase());
      if (!found) throw new DomainError('not_found', { record: 'order' });
      return c.json({ errors: [], ...orderAnswer(found, actor.seesPrices) });
    });
};
