import { newId } from '@knotenblech/shared/values/ids.ts';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { accountRoutes, registerRoutes, resetRoutes } from './accounts/accounts.routes.ts';
import { keyRate } from './accounts/auth/check-key.ts';
import { actorNow, requireSession } from './accounts/auth/require-session.ts';
import { sessionRoutes } from './accounts/auth/session.routes.ts';
import { putAddressRun } from './accounts/customers/address-answer.ts';
import { addressApiRoutes } from './accounts/customers/addresses-api.routes.ts';
import { customerRoutes } from './accounts/customers/customers.routes.ts';
import { handedSessionRoutes, handOverRoutes } from './accounts/hand-over/hand-over.routes.ts';
import type { Partner } from './accounts/hand-over/partner.ts';
import { companyKeyRoutes } from './accounts/keys/company-keys.routes.ts';
import { personalDataRoutes } from './accounts/personal-data/personal-data.routes.ts';
import { loginRoutes } from './accounts/users/login.routes.ts';
import { userRoutes } from './accounts/users/users.routes.ts';
import { userApiRoutes } from './accounts/users/users-api.routes.ts';
import { baseDataRoutes, translationRoutes } from './base-data/base-data.routes.ts';
import { baseDataAdminRoutes } from './base-data/base-data-admin.routes.ts';
import { specialPriceRoutes } from './base-data/special-prices.routes.ts';
import type { Database, Transaction } from './database/database.ts';
import type { BlobStore } from './files/blob.store.ts';
import { fileRoutes } from './files/files.routes.ts';
import type { Pictures } from './files/pictures/find-picture.ts';
import { createAdmission, type QueueCounts } from './http/admission/create-admission.ts';
import { answerError, refuse } from './http/answers.ts';
import { createDearCalls, dearKinds } from './http/dear-calls.ts';
import { limitBodies } from './http/limit-bodies.ts';
import { measureRequests, type RequestMetrics } from './http/metrics/request-metrics.ts';
import { type AppSource, checkOrigin, clientAddress, logRequest, serveApp } from './http/middleware.ts';
import { openApiRoutes } from './http/openapi/openapi.routes.ts';
import { apiHeaders, inertHeaders, securityHeaders } from './http/security-headers.ts';
import type { ShopEnv } from './http/shop-env.ts';
import { createBuckets } from './http/token-buckets.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { messageAdminRoutes, messageApiRoutes } from './messages/messages.routes.ts';
import { pushRoutes } from './messages/notifications/push.routes.ts';
import type { PushSettings } from './messages/notifications/send-push.ts';
import { type SiteSettings, siteRoutes } from './messages/site/site.routes.ts';
import { auditRoutes } from './operations/audit/audit.routes.ts';
import { cspReportRoutes } from './operations/csp-reports.routes.ts';
import { healthRoutes } from './operations/health.routes.ts';
import { workRoutes } from './operations/work/work.routes.ts';
import { decideApprovalRun } from './orders/approval/decide-approval.job.ts';
import { requestApprovalRun } from './orders/approval/request-approval.job.ts';
import { handOverCartRun } from './orders/cart/hand-over-cart.job.ts';
import { cartRoutes } from './orders/cart/shopping-cart.routes.ts';
import type { Papers } from './orders/documents/open-papers.ts';
import { orderDocumentRoutes } from './orders/documents.routes.ts';
import { freightRequestRoutes } from './orders/freight/freight.routes.ts';
import { requestFreightRun } from './orders/freight/request-freight-run.ts';
import { paypalEventRoutes, paypalRoutes } from './orders/payments/paypal.routes.ts';
import type { Paypal } from './orders/payments/paypal-client.ts';
import { requestQuoteRun } from './orders/quotes/make-quote.ts';
import { quoteAdminRoutes, quoteRoutes } from './orders/quotes/quotes.routes.ts';
import { cancelOrderRun } from './orders/status/cancel-order-run.ts';
import { orderListRoutes } from './orders/status/order-list.routes.ts';
import { orderAdminRoutes } from './orders/status/status.routes.ts';
import { type SubmitDeps, submitOrderRun } from './orders/submit-order.job.ts';
import { surchargeAdminRoutes, surchargeRoutes } from './orders/surcharges/surcharges.routes.ts';
import { voucherRoutes } from './orders/vouchers/vouchers.routes.ts';
import { addWeldCertFileRun } from './projects/certificates/add-weld-cert-file.job.ts';
import { weldCertRoutes } from './projects/certificates/weld-certificates.routes.ts';
import {
  costViewRoutes,
  customCostRoutes,
  partSpecificationRoutes,
} from './projects/custom-costs/custom-costs.routes.ts';
import { projectListRoutes } from './projects/lists/project-list.routes.ts';
import { pictureRoutes } from './projects/pictures.routes.ts';
import { requestPriceRun } from './projects/price-requests/notify-price-answer.ts';
import { priceRequestRoutes } from './projects/price-requests/price-requests.routes.ts';
import { projectRoutes } from './projects/projects.routes.ts';
import { adminProjectRoutes } from './projects/projects-admin.routes.ts';
import {
  copyProjectRun,
  createProjectRun,
  keepHandedProject,
  putSinglePartRun,
} from './projects/reading/create-project.job.ts';
import { recomputeMends, recomputeProfile } from './projects/reading/recompute-profile.ts';
import { previewBaseData } from './projects/repricing/preview-base-data.ts';
import { punchoutRoutes } from './punchout/punchout.routes.ts';
import { punchoutAccessRoutes } from './punchout/punchout-access.routes.ts';
import { punchoutBasketRoutes } from './punchout/punchout-basket.routes.ts';
import { editLimits } from './sync/admission/sync-limits.ts';
import type { FallenPrice, ServerRuns } from './sync/push/batch.ts';
import type { Pokes } from './sync/rows/pokes.ts';
import { syncRoutes } from './sync/sync.routes.ts';

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
  ...orderRunsOf({ sessions: database.sessions, enqueue: jobs.enqueue, now, takesPaypal: paypal !== null }),
});

const orderRunsOf = (deps: SubmitDeps): ServerRuns => ({
  decideApproval: decideApprovalRun(deps),
  requestApproval: requestApprovalRun(deps),
  submitOrder: submitOrderRun(deps),
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
    keyCalls: createBuckets(keyRate, deps.elapsedMs),
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
    recomputes: { setPartProfile: recomputeProfile, setPartMends: recomputeMends },
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
    .route('/companyKeys', companyKeyRoutes(session))
    .route('/punchout', punchoutAccessRoutes(session))
    .route('/punchout', punchoutBasketRoutes({ ...session, ...sync }))
    .route('/handOver', handOverRoutes({ ...session, ...sync, ...handOver }))
    .route('/register', registerRoutes({ ...accounts, blobs: deps.blobs, keepHandedProject }))
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
    .route('/admin/priceRequests', priceRequestRoutes({ ...session, enqueue: deps.jobs.enqueue, blobs: deps.blobs }))
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
    .route('/admin/baseData', baseDataAdminRoutes({ ...session, enqueue: deps.jobs.enqueue, previewBaseData }))
    .route('/admin/specialPrices', specialPriceRoutes({ ...session, enqueue: deps.jobs.enqueue }))
    .route('/project', projectRoutes({ ...session, ...sync }))
    .route('/project', customCostRoutes({ ...session, ...sync }))
    .route('/admin/messageRecipients', messageAdminRoutes(session))
    .route('/admin', partSpecificationRoutes({ ...session, ...sync }))
    .route('/admin/audit', auditRoutes(session))
    .route('/admin', voucherRoutes(session))
    .route('/admin', workRoutes(session))
    .route('/', healthRoutes(health))
    .route('/', openApiRoutes())
    .all('/*', (c) => refuse(c, 'not_found'));
  const mcp = {
    ...session,
    publicUrl: deps.publicUrl,
    fetchApi: (request: Request, c: Context<ShopEnv>): Response | Promise<Response> => shop.fetch(request, c.env),
  };
  const shop = new Hono<ShopEnv>()
    .onError(answerError)
    .use(logRequest(deps.log))
    .use(measureRequests(deps.requestMetrics))
    .use('/api/*', apiHeaders)
    .use('/mcp', apiHeaders)
    .use(inertHeaders)
    .use(securityHeaders({ isHttps: deps.isHttps }))
    .use(clientAddress({ proxyHops: deps.proxyHops }))
    .route('/api/1.0', api)
    .route('/api/punchout', punchoutRoutes({ ...session, sql }))
    .all('/api/*', (c) => refuse(c, 'not_found'))
    .route('/mcp', mcpRoutes(mcp))
    .route('/', healthRoutes(health))
    .get('/*', serveApp(deps.app))
    .notFound((c) => refuse(c, 'not_found'));
  return shop;
};
