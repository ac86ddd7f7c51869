import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from './app.ts';
import { keepClean } from './clean-up.ts';
import { openDatabase } from './database/open-database.ts';
import { openBlobStore } from './files/blob-store.ts';
import { loadApp } from './http/load-app.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openTransport, sendMail } from './mail/send-mail.ts';
import { runServer } from './run-server.ts';
import { readSettings } from './settings/read-settings.ts';

const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel });
const now = () => new Date();
const appFolder = fileURLToPath(new URL('../../pwa/dist', import.meta.url));

const database = await openDatabase({ url: settings.databaseUrl ?? undefined, dataDir: settings.dataFolder });
const blobs = openBlobStore(join(settings.dataFolder, 'files'));
const jobs = await openJobs(database, log);
const transport = openTransport(settings.smtpUrl, 'shop@knotenblech.example');
const app = createApp({
  database,
  blobs,
  jobs,
  app: await loadApp(appFolder),
  log,
  now,
  isHttps: settings.publicUrl.startsWith('https:'),
  trustsProxy: settings.trustsProxy,
});
await jobs.work({
  'read-file': async () => {},
  'send-mail': (data) => sendMail({ owner: database.owner, transport }, data),
});
const stopCleaning = keepClean({ owner: database.owner, blobs, log, now });
const server = await runServer(app.fetch, settings);
console.log(`Knotenblech is at ${settings.publicUrl}`);

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  stopCleaning();
  await server.stop();
  await jobs.stop();
  transport?.close();
  await database.stop();
  process.exit(0);
};
process.on('SIGTERM', stop).on('SIGINT', stop);
