import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from './app.ts';
import { seedBaseData } from './base-data/seed-base-data.ts';
import { keepClean } from './clean-up.ts';
import { openDatabase } from './database/open-database.ts';
import { createJobHandlers } from './create-job-handlers.ts';
import { describeAccounts } from './demo/describe-accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { openBlobStore } from './files/blob-store.ts';
import { loadApp } from './http/load-app.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openTransport } from './mail/send-mail.ts';
import { runServer } from './run-server.ts';
import { readSettings } from './settings/read-settings.ts';
import { openPokes } from './sync/pokes.ts';

const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel });
const now = () => new Date();
const folderOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const database = await openDatabase({ url: settings.databaseUrl ?? undefined, dataDir: settings.dataFolder });
const blobs = openBlobStore(join(settings.dataFolder, 'files'));
const jobs = await openJobs(database, log);
const pokes = await openPokes(database.owner);
await seedBaseData(database.owner);
if (settings.hasDemoData) {
  await seedDemo({
    owner: database.owner,
    blobs,
    enqueue: jobs.enqueue,
    now: now(),
    samplesFolder: folderOf('shared/samples'),
  });
}
const transport = openTransport(settings.smtpUrl, 'shop@knotenblech.example');
const app = createApp({
  database,
  blobs,
  jobs,
  pokes,
  app: await loadApp(folderOf('pwa/dist')),
  log,
  now,
  isHttps: settings.publicUrl.startsWith('https:'),
  trustsProxy: settings.trustsProxy,
});
await jobs.work(createJobHandlers({ ...database, blobs, enqueue: jobs.enqueue, now, transport }));
const stopCleaning = keepClean({ owner: database.owner, blobs, log, now });
const server = await runServer(app.fetch, settings);
console.log(`Knotenblech is at ${settings.publicUrl}`);
if (settings.hasDemoData) console.log(describeAccounts());

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  stopCleaning();
  await server.stop();
  await pokes.stop();
  await jobs.stop();
  transport?.close();
  await database.stop();
  process.exit(0);
};
process.on('SIGTERM', stop).on('SIGINT', stop);
