import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { checkVatId } from './accounts/customers/check-vat-id.ts';
import { writeLink } from './accounts/mails/send-account-mail.ts';
import { createApp } from './app.ts';
import { seedBaseData } from './base-data/put-base-version.ts';
import { type Database, type Sql, withStartupLock } from './database/database.ts';
import { makeFirstStatistics } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { openBlobStore } from './files/blob.store.ts';
import { openKeyedFiles } from './files/keyed-files.ts';
import { openPictureDrawer, openPictures, type Pictures } from './files/pictures/find-picture.ts';
import type { QueueCounts } from './http/admission/create-admission.ts';
import { openBuiltApp } from './http/built-app/replaced-assets.ts';
import { createRequestMetrics } from './http/metrics/request-metrics.ts';
import { openTransport, sendMail, type Transport, withPages } from './jobs/mail/send-mail.ts';
import { openJobs } from './jobs/open-jobs.ts';
import type { DeadLetterHandlers, JobHandlers } from './jobs/queues.ts';
import { type PushSettings, sendPush } from './messages/notifications/send-push.ts';
import { deliverToEverybody } from './messages/send-message.ts';
import { hasDiskSpace, keepClean } from './operations/clean-up.ts';
import { seedDemo } from './operations/demo/seed-demo.ts';
import { metricsRoutes } from './operations/metrics/metrics.routes.ts';
import { openMetrics } from './operations/metrics/read-metrics.ts';
import type { Settings } from './operations/read-settings.ts';
import { openPapers, type Papers } from './orders/documents/open-papers.ts';
import { documentOfMail } from './orders/documents/order-document.ts';
import { notifyFreightRequest } from './orders/freight/notify-freight-request.ts';
import { settlePaypal } from './orders/payments/pay-order.ts';
import { openPaypal, type Paypal } from './orders/payments/paypal-client.ts';
import { makeHeldSteps } from './orders/status/set-order-status.ts';
import { notifyPriceAnswer, notifyPriceDrop } from './projects/price-requests/notify-price-answer.ts';
import { failReading, type ReadProjectDeps, readProject } from './projects/reading/read-project.ts';
import { applyBaseData, keepBaseData } from './projects/repricing/keep-base-data.ts';
import { runServer } from './run-server.ts';
import { openPokes } from './sync/rows/pokes.ts';

const folderOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const now = () => new Date();

type Stop = () => unknown;

/** `isDraining`: the shop answers what it was asked, and wants to be asked no more. */
type Life = { isDraining: boolean };

const open = async (settings: Settings, log: Logger, given: Database | null, stops: Stop[], life: Life) => {
  const opened = given ?? openDatabase({ url: settings.databaseUrl ?? undefined, dataDir: settings.dataFolder });
  const database = await opened;
  if (!given) stops.push(database.stop);
  const blobs = openBlobStore(join(settings.dataFolder, 'files'));
  const jobs = await withStartupLock(database.owner, () => openJobs(database, log));
  stops.push(jobs.stop);
  const pokes = await openPokes(database.owner);
  stops.push(pokes.stop);
  const pictureStore = openKeyedFiles(join(settings.dataFolder, 'pictures'), 'png');
  const pictures = openPictures(pictureStore, openPictureDrawer());
  stops.push(pictures.stop);
  const paperStore = openKeyedFiles(join(settings.dataFolder, 'papers'), 'pdf');
  const papers = openPapers(paperStore);
  stops.push(papers.stop);
  const shop = { ...database, blobs, enqueue: jobs.enqueue };
  await withStartupLock(database.owner, async () => {
    await seedBaseData(database.owner);
    const samplesFolder = folderOf('shared/samples');
    if (settings.hasDemoData) await seedDemo({ ...shop, now: now(), tariffDays: settings.tariffDays, samplesFolder });
    await makeFirstStatistics(database.owner);
  });
  const builtApp = await openBuiltApp({
    builtFolder: settings.appFolder ?? folderOf('pwa/dist'),
    replacedFolder: join(settings.dataFolder, 'replaced-app'),
    hasServiceWorker: settings.hasServiceWorker,
    now: now(),
  });
  const paypal = settings.paypal && openPaypal(settings.paypal, log, () => performance.now());
  const requests = createRequestMetrics();
  const queues = new Map<string, () => QueueCounts>();
  const app = createApp({
    database,
    blobs,
    jobs,
    pokes,
    pictures,
    papers,
    log,
    now,
    site: {
      contentFolders: [settings.contentFolder ?? [], folderOf('sync-server/content')].flat(),
      launchAt: settings.launchAt,
      unavailableRegions: settings.unavailableRegions,
    },
    app: builtApp,
    isHttps: settings.publicUrl.startsWith('https:'),
    takesUrlTokens: settings.takesUrlTokens,
    partners: settings.partners,
    publicUrl: settings.publicUrl,
    proxyHops: settings.proxyHops,
    quoteDays: settings.quoteDays,
    isDraining: () => life.isDraining,
    requestMetrics: requests,
    queues,
    hasDiskSpace: () => hasDiskSpace(settings.dataFolder, settings.diskReserveMb),
    push: settings.push,
    paypal,
    hasDemoData: settings.hasDemoData,
    elapsedMs: () => performance.now(),
  });
  const server = await runServer(app.fetch, settings);
  stops.push(server.stop);
  if (settings.metrics) {
    const { read, stop } = openMetrics({ owner: database.owner, requests, queues, countOpen: server.countOpen });
    stops.push(stop);
    const scraped = await runServer(metricsRoutes(read).fetch, { ...settings.metrics, tls: null });
    stops.push(scraped.stop);
  }
  const transport = openTransport(settings.smtpUrl, settings.mailFrom);
  if (transport) stops.push(transport.close);
  const work = {
    ...shop,
    pictures,
    papers,
    now,
    log,
    transport,
    tariffDays: settings.tariffDays,
    viesUrl: settings.viesUrl,
    publicUrl: settings.publicUrl,
    push: settings.push,
    paypal,
    takesPaypal: paypal !== null,
  };
  await jobs.work(createJobHandlers(work), createDeadLetterHandlers(work));
  stops.push(
    keepBaseData({ owner: database.owner, now, log, tariffDays: settings.tariffDays, takesPaypal: paypal !== null }),
  );
  const swept = {
    blobs,
    pictures: pictureStore,
    papers: paperStore,
    retention: settings.retention,
    replacedAssets: builtApp.replaced,
  };
  stops.push(keepClean({ owner: database.owner, ...swept, log, now }));
};

const stopAll = async (stops: Stop[]) => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

/**
 * Opens everything the shop is made of, and serves it until the returned function is called; what was opened is closed also when it fails.
 * A database that is given stays open.
 */
export const runShop = async (
  settings: Settings,
  log: Logger,
  database: Database | null = null,
): Promise<() => Promise<void>> => {
  const stops: Stop[] = [];
  const life: Life = { isDraining: false };
  try {
    await open(settings, log, database, stops, life);
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
  return () => {
    life.isDraining = true;
    return stopAll(stops);
  };
};

export type JobDeps = ReadProjectDeps & {
  owner: Sql;
  transport: Transport | null;
  pictures: Pictures;
  papers: Papers;
  tariffDays: number;
  takesPaypal: boolean;
  paypal: Paypal | null;
  viesUrl: string | null;
  publicUrl: string;
  push: PushSettings;
};

/** Who does which job. */
export const createJobHandlers = (deps: JobDeps): JobHandlers => ({
  'read-file': (key, abort) => readProject(deps, key, abort),
  'tell-price-request': (key) => notifyPriceAnswer(deps, key),
  'notify-freight-request': (key) => notifyFreightRequest(deps, key),
  'tell-price-fell': (key) => notifyPriceDrop(deps, key),
  'deliver-message': (key) => deliverToEverybody(deps, key),
  'send-push': (key) => sendPush(deps, key),
  'apply-base-data': () => applyBaseData(deps).then(() => undefined),
  'make-order-steps': (key) => makeHeldSteps(deps, key),
  'send-mail': (mail) =>
    sendMail({ ...deps, documentOf: documentOfMail(deps), writeLink: withPages(deps, writeLink(deps)) }, mail),
  'settle-paypal': (key) => settlePaypal(deps, key),
  'check-vat-id': (key) => checkVatId(deps, key),
});

/** Who settles what a job leaves behind that failed for good. */
export const createDeadLetterHandlers = (deps: ReadProjectDeps): DeadLetterHandlers => ({
  'read-file': (key) => failReading(deps, key),
});
