import { newId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { accountRoutes, registerRoutes, resetRoutes } from './accounts/routes.ts';
import { addressApiRoutes } from './addresses/api-routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { baseDataAdminRoutes } from './base-data/admin/routes.ts';
import { specialPriceRoutes } from './base-data/special-prices/routes.ts';
import { baseDataRoutes, translationRoutes } from './base-data/routes.ts';
import { handOverCartRun } from './carts/hand-over-cart-run.ts';
import { cspReportRoutes } from './csp-reports/routes.ts';
import { costViewRoutes, customCostRoutes, partSpecificationRoutes } from './custom-costs/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import type { Database, Transaction } from './database/database.ts';
import type { BlobStore } from './files/blob-store.ts';
import type { Papers } from './documents/open-papers.ts';
import { surchargeAdminRoutes, surchargeRoutes } from './orders/surcharges/routes.ts';
import { orderDocumentRoutes } from './documents/routes.ts';
import { fileRoutes } from './files/routes.ts';
import type { Partner } from './hand-over/partner.ts';
import { handedSessionRoutes, handOverRoutes } from './hand-over/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { answerError, refuse } from './http/answer-error.ts';
import { apiHeaders } from './http/api-headers.ts';
import { checkOrigin } from './http/check-origin.ts';
import { clientAddress } from './http/client-address.ts';
import { createDearCalls, dearKinds } from './http/dear-calls.ts';
import { inertHeaders } from './http/inert-headers.ts';
import { limitBodies } from './http/limit-bodies.ts';
import { measureRequests } from './http/measure-requests.ts';
import { logRequest } from './http/log-request.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type AppSource, serveApp } from './http/serve-app.ts';
import type { ShopEnv } from './http/shop-env.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import { orderListRoutes } from './order-list/routes.ts';
import { cancelOrderRun } from './orders/status/cancel-order-run.ts';
import { orderAdminRoutes } from './orders/status/routes.ts';
import { submitOrderRun } from './orders/submit-order-run.ts';
import { requestFreightRun } from './freight/request-freight-run.ts';
import { freightRequestRoutes } from './freight/routes.ts';
import { requestPriceRun } from './price-requests/request-price-run.ts';
import { priceRequestRoutes } from './price-requests/routes.ts';
import { requestQuoteRun } from './quotes/request-quote-run.ts';
import { quoteAdminRoutes, quoteRoutes } from './quotes/routes.ts';
import { copyProjectRun } from './reading/copy-project-run.ts';
import { putSinglePartRun } from './reading/put-single-part-run.ts';
import { createProjectRun } from './reading/create-project-run.ts';
import { recomputeProfile } from './reading/recompute-profile.ts';
import { pictureRoutes } from './pictures/routes.ts';
import type { Pictures } from './pictures/give-picture.ts';
import { messageAdminRoutes, messageApiRoutes } from './messages/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { actorNow, requireSession } from './http/require-session.ts';
import { cartRoutes } from './shopping-cart/routes.ts';
import type { Paypal } from './paypal/paypal-client.ts';
import { paypalEventRoutes, paypalRoutes } from './paypal/routes.ts';
import type { PushSettings } from './push/push-settings.ts';
import { pushRoutes } from './push/routes.ts';
import { projectListRoutes } from './project-list/routes.ts';
import { adminProjectRoutes } from './projects/admin/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { siteRoutes, type SiteSettings } from './site/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { createAdmission, type QueueCounts } from './sync/admission/create-admission.ts';
import { editLimits } from './sync/admission/sync-limits.ts';
import type { FallenPrice } from './sync/batch.ts';
import type { Pokes } from './sync/pokes.ts';
import { syncRoutes } from './sync/routes.ts';
import type { ServerRuns } from './sync/server-runs.ts';
import { userApiRoutes } from './users/api-routes.ts';
import { loginRoutes } from './users/login-routes.ts';
import { userRoutes } from './users/routes.ts';
import { putAddressRun } from './vat-id/put-address-run.ts';
import { voucherRoutes } from './vouchers/routes.ts';
import { addWeldCertFileRun } from './weld-certificates/add-weld-cert-file-run.ts';
import { weldCertRoutes } from './weld-certificates/routes.ts';

export type AppDeps = {
  database: Pick<Database, 'sql' | 'owner' | 'sessions'>;
  blobs: BlobStore;
  jobs: Pick<Jobs, 'enqueue' | 'isRunning'>;
  pokes: Pokes;
  pictures: Pictures;
  papers: Papers;
  app: AppSource;
  site: SiteSettings;
  log: Logger;
  now: () => Date;
  isHttps: boolean;
  takesUrlTokens: boolean;
  partners: readonly Partner[];
  publicUrl: string;
  proxyHops: number;
  quoteDays: number;
  isDraining: () => boolean;
  hasDiskSpace: () => Promise<boolean>;
  requestMetrics: RequestMetrics;
  /** Where the queues of requests are named, for who counts them. */
  queues: Map<string, () => QueueCounts>;
  push: PushSettings;
  paypal: Paypal | null;
  hasDemoData: boolean;
  /** A clock that nobody sets. */
  elapsedMs: () => number;
};

/** What the server does beside the shared changes, by their names. */
const serverRunsOf = ({ database, blobs, jobs, now, quoteDays, paypal }: AppDeps): ServerRuns => ({
  addWeldCertFile: addWeldCertFileRun({ blobs }),
  cancelOrder: cancelOrderRun({ enqueue: jobs.enqueue, now }),
  copyProject: copyProjectRun({ enqueue: jobs.enqueue }),
  createProject: createProjectRun({ blobs, enqueue: jobs.enqueue }),
  putSinglePart: putSinglePartRun({ blobs, enqueue: jobs.enqueue }),
  handOverCart: handOverCartRun({ enqueue: jobs.enqueue, now }),
  requestFreight: requestFreightRun({ enqueue: jobs.enqueue, now }),
  requestPrice: requestPriceRun({ enqueue: jobs.enqueue, now }),
  requestQuote: requestQuoteRun({ enqueue: jobs.enqueue, now, quoteDays }),
  putAddress: putAddressRun({ enqueue: jobs.enqueue }),
  submitOrder: submitOrderRun({
    sessions: database.sessions,
    enqueue: jobs.enqueue,
    now,
    takesPaypal: paypal !== null,
  }),
});

/** Everything the server answers, by path. */
export const createApp = (deps: AppDeps) => {
  const { sql, owner, sessions } = deps.database;
  const dearCalls = createDearCalls(deps.elapsedMs);
  const session = {
    owner,
    sessions,
    now: deps.now,
    isHttps: deps.isHttps,
    takesUrlTokens: deps.takesUrlTokens,
    dearCalls,
  };
  const edits = createAdmission(editLimits);
  deps.queues.set('edits', edits.count);
  for (const kind of dearKinds) deps.queues.set(kind, () => dearCalls.count(kind));
  const accounts = { ...session, enqueue: deps.jobs.enqueue };
  const documents = { sql, pictures: deps.pictures, papers: deps.papers, log: deps.log };
  const health = {
    sql,
    owner,
    hasDemoData: deps.hasDemoData,
    areJobsRunning: deps.jobs.isRunning,
    isDraining: deps.isDraining,
    hasDiskSpace: deps.hasDiskSpace,
  };
  const paypal = { sql, enqueue: deps.jobs.enqueue, paypal: deps.paypal, publicUrl: deps.publicUrl, log: deps.log };
  const handOver = { blobs: deps.blobs, partners: deps.partners, publicUrl: deps.publicUrl };
  const sync = {
    sql,
    pokes: deps.pokes,
    edits,
    watchQueue: (name: string, count: () => QueueCounts) => void deps.queues.set(name, count),
    serverRuns: serverRunsOf(deps),
    recomputes: { setPartProfile: recomputeProfile },
    now: deps.now,
    onPriceFell: (tx: Transaction, key: FallenPrice) =>
      deps.jobs.enqueue(tx, 'tell-price-fell', { ...key, messageId: newId() as string }),
    onBug: (error: unknown, name: string) => deps.log.error({ err: error, change: name }, 'change failed'),
  };
  const api = new Hono<ShopEnv>()
    .use(checkOrigin)
    .use(limitBodies)
    .route('/session', sessionRoutes(session))
    .route('/session', handedSessionRoutes(session))
    .route('/handOver', handOverRoutes({ ...session, ...sync, ...handOver }))
    .route('/register', registerRoutes({ ...accounts, blobs: deps.blobs }))
    .route('/account/push', pushRoutes({ ...session, push: deps.push }))
    .route('/account', accountRoutes(accounts))
    .route('/users', loginRoutes(session))
    .route('/users', resetRoutes(accounts))
    .route('/users', userApiRoutes(accounts))
    .route('/users', messageApiRoutes({ ...accounts, ...sync }))
    .route('/users', userRoutes(accounts))
    .route('/users', addressApiRoutes({ ...session, ...sync }))
    .route('/', siteRoutes({ ...session, sql, enqueue: deps.jobs.enqueue, site: deps.site }))
    .route('/cspReports', cspReportRoutes(session))
    .route('/files', fileRoutes({ ...session, sql, blobs: deps.blobs }))
    .route('/project', projectListRoutes({ ...session, ...sync, blobs: deps.blobs }))
    .route('/project', weldCertRoutes({ ...session, ...sync, blobs: deps.blobs }))
    .route('/project/image', pictureRoutes({ ...session, sql, pictures: deps.pictures }))
    .use('/sync/*', requireSession(session))
    .route('/sync', syncRoutes({ ...sync, actorNow: actorNow(session) }))
    .route('/admin/projects', adminProjectRoutes({ ...session, ...sync, blobs: deps.blobs }))
    .route('/admin/projects', costViewRoutes({ ...session, ...sync }))
    .route('/admin/priceRequests', priceRequestRoutes({ ...session, enqueue: deps.jobs.enqueue }))
    .route(
      '/admin/freightRequests',
      freightRequestRoutes({ ...session, enqueue: deps.jobs.enqueue, quoteDays: deps.quoteDays }),
    )
    .route('/admin/orders', surchargeAdminRoutes({ ...session, enqueue: deps.jobs.enqueue }))
    .route('/orders', paypalRoutes({ ...session, ...paypal }))
    .route('/paypal', paypalEventRoutes({ ...session, ...paypal }))
    .route('/orders', surchargeRoutes({ ...session, enqueue: deps.jobs.enqueue }))
    .route('/admin/orders', orderAdminRoutes({ ...session, enqueue: deps.jobs.enqueue }))
    .route('/admin/quotes', quoteAdminRoutes(session))
    .route('/admin/customers', customerRoutes(accounts))
    .route('/admin/customers', personalDataRoutes(session))
    .route('/orders', orderListRoutes({ ...session, sql }))
    .route('/orders', orderDocumentRoutes({ ...session, ...documents }))
    .route('/quotes', quoteRoutes({ ...session, ...documents }))
    .route('/shoppingCart', cartRoutes({ ...session, ...sync }))
    .route('/baseData', baseDataRoutes(sql))
    .route('/translation', translationRoutes(sql))
    .route('/admin/baseData', baseDataAdminRoutes({ ...session, enqueue: deps.jobs.enqueue }))
    .route('/admin/specialPrices', specialPriceRoutes({ ...session, enqueue: deps.jobs.enqueue }))
    .route('/project', projectRoutes({ ...session, ...sync }))
    .route('/project', customCostRoutes({ ...session, ...sync }))
    .route('/admin/messageRecipients', messageAdminRoutes(session))
    .route('/admin', partSpecificationRoutes({ ...session, ...sync }))
    .route('/admin/audit', auditRoutes(session))
    .route('/admin', voucherRoutes(session))
    .route('/admin', adminRoutes(session))
    .route('/', healthRoutes(health))
    .route('/', openApiRoutes())
    .all('/*', (c) => refuse(c, 'not_found'));
  return new Hono<ShopEnv>()
    .onError(answerError)
    .use(logRequest(deps.log))
    .use(measureRequests(deps.requestMetrics))
    .use('/api/*', apiHeaders)
    .use(inertHeaders)
    .use(securityHeaders({ isHttps: deps.isHttps }))
    .use(clientAddress({ proxyHops: deps.proxyHops }))
    .route('/api/1.0', api)
    .all('/api/*', (c) => refuse(c, 'not_found'))
    .route('/', healthRoutes(health))
    .get('/*', serveApp(deps.app))
    .notFound((c) => refuse(c, 'not_found'));
};
