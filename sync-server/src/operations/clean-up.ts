import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { forgetAddressesBefore, forgetSessionsBefore } from '../accounts/auth/session.store.ts';
import { rememberedMs } from '../accounts/auth/sign-in.ts';
import { deleteLinksBefore } from '../accounts/one-time-link.store.ts';
import type { Sql } from '../database/database.ts';
import type { BlobStore } from '../files/blob.store.ts';
import { uploadLifeMs } from '../files/file-limits.ts';
import type { KeyedFiles } from '../files/keyed-files.ts';
import type { ReplacedAssets } from '../http/built-app/replaced-assets.ts';
import { answerLifeMs } from '../http/idempotency/answer-once.ts';
import { forgetAnswersBefore } from '../http/idempotency/idempotent-answer.store.ts';
import { forgetTriesBefore, longestWindowMs } from '../http/login-try.store.ts';
import { mailLifeSeconds } from '../jobs/queues.ts';
import { deleteExpiredSubscriptions } from '../messages/notifications/push.store.ts';
import { removeExpired } from '../messages/remove-expired.ts';
import { forgetVisitsBefore } from '../punchout/punchout.store.ts';
import { purgeDeleted } from '../sync/rows/purge-deleted.ts';
import { applyRetention, type Retention, usualRetention } from './retention.ts';

const everyMs = 3_600_000;

const addressLifeMs = 90 * 86_400_000;

/** Longer than its mail waits to be sent. */
const linkLifeMs = (mailLifeSeconds + 86_400) * 1000;

/** Each edit of a part makes its earlier pictures useless; one that is asked for again is drawn again. */
const pictureLifeMs = 30 * 86_400_000;

/** Documents hold names and amounts: no longer than people come back for one. */
const paperLifeMs = 7 * 86_400_000;

type Stores = {
  owner: Sql;
  blobs: Pick<BlobStore, 'sweep' | 'remove'>;
  pictures: Pick<KeyedFiles, 'sweep'>;
  papers: Pick<KeyedFiles, 'sweep'>;
  replacedAssets: Pick<ReplacedAssets, 'sweep'>;
  /** Left out: the usual rules. */
  retention?: Retention;
};

/** Removes what has expired. */
export const cleanUp = async (
  { owner, blobs, pictures, papers, replacedAssets, retention = usualRetention }: Stores,
  now: Date,
) => {
  await deleteExpiredSubscriptions(owner, now);
  await forgetSessionsBefore(owner, new Date(now.getTime() - rememberedMs));
  await forgetAnswersBefore(owner, new Date(now.getTime() - answerLifeMs));
  await forgetTriesBefore(owner, new Date(now.getTime() - longestWindowMs));
  await forgetAddressesBefore(owner, new Date(now.getTime() - addressLifeMs));
  await deleteLinksBefore(owner, new Date(now.getTime() - linkLifeMs));
  await forgetVisitsBefore(owner, now);
  await removeExpired(owner, now);
  await purgeDeleted(owner, now);
  await blobs.sweep(new Date(now.getTime() - uploadLifeMs));
  await pictures.sweep(new Date(now.getTime() - pictureLifeMs));
  await papers.sweep(new Date(now.getTime() - paperLifeMs));
  await replacedAssets.sweep(now);
  await applyRetention({ owner, blobs }, retention, now);
};

/** Removes what has expired, now and every hour; returns what ends it. */
export const keepClean = (deps: Stores & { log: Logger; now: () => Date }) => {
  const run = () => void cleanUp(deps, deps.now()).catch((error) => deps.log.error({ err: error }, 'cleaning up'));
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Whether the disk of a folder has so much room, and a place for another file. */
export const hasDiskSpace = async (folder: string, reserveMb: number): Promise<boolean> => {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return (bavail * bsize) / 1_048_576 >= reserveMb && (files === 0 || ffree > 0);
};
