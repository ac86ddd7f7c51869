import { confirmationCall } from '@knotenblech/shared/api/document-calls.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { may } from '@knotenblech/shared/permissions/may.ts';
import { Hono } from 'hono';
import { limitDear } from '../http/dear-calls.ts';
import { refuse } from '../http/answer-error.ts';
import { requireSession, type SessionDeps } from '../http/require-session.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { answerPdf } from '../http/answer-pdf.ts';
import { findOrderOwner } from '../orders/status/order-list-store.ts';
import { orderConfirmation } from './order-confirmation.ts';
import type { PaperDeps } from './project-pictures.ts';

/** Documents of orders: a customer's own, for those who may see prices; every customer's for the operator. */
export const orderDocumentRoutes = (deps: SessionDeps & PaperDeps) =>
  new Hono<ShopEnv>().get(
    '/:orderId/confirmation.pdf',
    requireSession(deps),
    limitDear(deps, 'documents'),
    async (c) => {
      const actor = c.get('actor');
      if (!actor.seesPrices) return refuse(c, 'no_price_permission');
      const { orderId } = confirmationCall.pathSchema.parse(c.req.param());
      const placed = may(actor, 'runOrders') ? await findOrderOwner(deps.owner, orderId) : actor;
      const made = placed && (await orderConfirmation(deps, { customerId: placed.customerId, orderId }));
      if (!made) throw new DomainError('not_found', { record: 'order' });
      return answerPdf(c, `auftragsbestaetigung-${made.number}`, made.pdf);
    },
  );
