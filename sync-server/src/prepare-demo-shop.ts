import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { seedBaseData } from './base-data/put-base-version.ts';
import type { Database } from './database/database.ts';
import { openBlobStore } from './files/blob.store.ts';
import { openKeyedFiles } from './files/keyed-files.ts';
import { openPictureDrawer, openPictures } from './files/pictures/find-picture.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { seedDemo } from './operations/demo/seed-demo.ts';
import { openPapers } from './orders/documents/open-papers.ts';
import { createDeadLetterHandlers, createJobHandlers } from './run-shop.ts';

/** What the clock of every test shop shows at first. */
export const testShopOpensAt = '2026-11-23T08:00:00Z';
export const tariffDays = 30;

const samplesFolder = fileURLToPath(new URL('../../shared/samples', import.meta.url));
const lookEveryMs = 50;

/** Base data, the demo's customers and their projects, read by the server's own jobs. */
export const prepareDemoShop = async (database: Database, filesFolder: string) => {
  const { owner } = database;
  const log = pino({ level: 'warn' });
  const at = new Date(testShopOpensAt);
  const blobs = openBlobStore(filesFolder);
  const jobs = await openJobs(database, log);
  await seedBaseData(owner, at);
  await seedDemo({ owner, blobs, enqueue: jobs.enqueue, now: at, tariffDays, samplesFolder });
  const deps = {
    ...database,
    blobs,
    pictures: openPictures(openKeyedFiles(filesFolder, 'png'), openPictureDrawer()),
    papers: openPapers(openKeyedFiles(filesFolder, 'pdf')),
    enqueue: jobs.enqueue,
    now: () => at,
    log,
    transport: null,
    viesUrl: null,
    publicUrl: 'https://shop.example.org',
    tariffDays,
    takesPaypal: false,
    paypal: null,
    push: { keys: null, allowsLocal: false },
  };
  await jobs.work(createJobHandlers(deps), createDeadLetterHandlers(deps));
  while ((await countWaiting(database)) > 0) await wait(lookEveryMs);
  await jobs.stop();
};

const countWaiting = async ({ owner }: Database) => {
  const [row] = await owner<{ waiting: number }[]>`
    select count(*)::int as waiting from jobs.job where name = 'read-file' and state < 'completed'`;
  return row?.waiting ?? 0;
};
