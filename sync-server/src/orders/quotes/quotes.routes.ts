import { quoteCall } from '@knotenblech/shared/api/orders/document-calls.ts';
import { getQuoteCall, listQuotesCall } from '@knotenblech/shared/api/orders/quote-list-call.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { answerPdf, refuse } from '../../http/answers.ts';
import { limitDear } from '../../http/dear-calls.ts';
import { queryOf } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import type { PaperDeps } from '../documents/project-pictures.ts';
import { customerOfQuote } from './quote.store.ts';
import { listQuotes, quoteDocument, readQuote } from './quote-document.ts';

/** Quotes as documents: a customer's own, for those who may see prices; every customer's for the operator. */
export const quoteRoutes = (deps: SessionDeps & PaperDeps) =>
  new Hono<ShopEnv>().get('/:quoteId/quote.pdf', requireSession(deps), limitDear(deps, 'documents'), async (c) => {
    const actor = c.get('actor');
    if (!actor.seesPrices) return refuse(c, 'no_price_permission');
    const { quoteId } = quoteCall.pathSchema.parse(c.req.param());
    const customerId = may(actor, 'runOrders') ? await customerOfQuote(deps.owner, quoteId) : actor.customerId;
    const made = customerId && (await quoteDocument(deps, { customerId, quoteId }));
    if (!made) throw new DomainError('not_found', { record: 'quote' });
    return answerPdf(c, `angebot-${made.number}`, made.pdf);
  });

/** Quotes of all customers, for those who run orders. */
export const quoteAdminRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .use(async (c, next) => (may(c.get('actor'), 'runOrders') ? next() : refuse(c, 'not_allowed')))
    .get('/', limitDear(deps, 'lists'), async (c) =>
      c.json(await listQuotes(deps.owner, queryOf(c, listQuotesCall.querySchema), shopDay(deps.now()))),
    )
    .get('/:quoteId', async (c) => {
      const { quoteId } = getQuoteCall.pathSchema.parse(c.req.param());
      return c.json(await readQuote(deps.owner, quoteId, shopDay(deps.now())));
    });
