import { confirmationCall } from '@knotenblech/shared/api/document-calls.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { Hono } from 'hono';
import { refuse } from '../http/answer-error.ts';
import { requireSession, type SessionDeps } from '../http/require-session.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { answerPdf } from '../http/answer-pdf.ts';
import { orderConfirmation } from './order-confirmation.ts';
import type { PictureDeps } from './project-pictures.ts';

/** Documents of a customer's orders, for those who may see prices. */
export const orderDocumentRoutes = (deps: SessionDeps & PictureDeps) =>
  new Hono<ShopEnv>().get('/:orderId/confirmation.pdf', requireSession(deps), async (c) => {
    const { customerId, seesPrices } = c.get('actor');
    if (!seesPrices) return refuse(c, 'no_price_permission');
    const { orderId } = confirmationCall.pathSchema.parse(c.req.param());
    const made = await orderConfirmation(deps, { customerId, orderId });
    if (!made) throw new DomainError('not_found', { record: 'order' });
    return answerPdf(c, `auftragsbestaetigung-${made.number}`, made.pdf);
  });
