import { confirmationCall, deliveryNoteCall, proFormaCall } from '@knotenblech/shared/api/orders/document-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import { answerPdf, refuse } from '../http/answers.ts';
import { limitDear } from '../http/dear-calls.ts';
import { queryOf } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { orderDocument } from './documents/order-document.ts';
import type { OrderDocument } from './documents/order-paper.ts';
import type { PaperDeps } from './documents/project-pictures.ts';
import { findOrderOwner } from './status/order-list.store.ts';

const calls = { confirmation: confirmationCall, deliveryNote: deliveryNoteCall, proForma: proFormaCall };
const fileNames = {
  confirmation: 'auftragsbestaetigung',
  deliveryNote: 'lieferschein',
  proForma: 'proforma-rechnung',
};

/** Documents of orders: a customer's own, those with amounts for who may see prices; every customer's for the operator. */
export const orderDocumentRoutes = (deps: SessionDeps & PaperDeps) => {
  const answer = (kind: OrderDocument) => async (c: Context<ShopEnv>) => {
    const actor = c.get('actor');
    if (kind !== 'deliveryNote' && !actor.seesPrices) return refuse(c, 'no_price_permission');
    const { orderId } = calls[kind].pathSchema.parse(c.req.param());
    const { delivery } = kind === 'deliveryNote' ? queryOf(c, deliveryNoteCall.querySchema) : {};
    const placed = may(actor, 'runOrders') ? await findOrderOwner(deps.owner, orderId) : actor;
    const made = placed && (await orderDocument(deps, { customerId: placed.customerId, orderId }, { kind, delivery }));
    if (!made) throw new DomainError('not_found', { record: 'order' });
    const part = made.delivery === null ? '' : `-${made.delivery}`;
    return answerPdf(c, `${fileNames[kind]}-${made.number}${part}`, made.pdf);
  };
  const session = requireSession(deps);
  const limit = limitDear(deps, 'documents');
  return new Hono<ShopEnv>()
    .get('/:orderId/confirmation.pdf', session, limit, answer('confirmation'))
    .get('/:orderId/deliveryNote.pdf', session, limit, answer('deliveryNote'))
    .get('/:orderId/proForma.pdf', session, limit, answer('proForma'));
};
