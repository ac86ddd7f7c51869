import type { Shop } from '../../sync/hooks/shop.ts';
import { totalOf, type WorkCount } from '../../sync/outbox/count-work.ts';
import { countExported } from '../../sync/outbox/import/count-carried.ts';
import { accountKey } from '../encryption/account-key.ts';
import { importSealKey } from '../encryption/seal-key.ts';
import { workFileEnding, writeWorkFile } from './work-file.ts';

export type WrittenWork = { fileName: string; bytes: Uint8Array<ArrayBuffer>; count: WorkCount };

/** The user's unsent work as one file; null: there is no key here that would open it on another device. */
export const exportWork = async (
  { database, actor, takeOutWork }: Shop,
  now = new Date(),
): Promise<WrittenWork | null> => {
  const digits = await accountKey(database);
  if (digits === null) return null;
  const key = await importSealKey(digits);
  const work = await takeOutWork();
  const count = countExported(work);
  const bytes = await writeWorkFile(work, { userId: actor.userId, key, writtenAt: now, count: totalOf(count) });
  return { fileName: nameAt(now), bytes, count };
};

/** Says when, in local time, and nothing about whom or what. */
const nameAt = (now: Date) => {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `Knotenblech ${local.slice(0, 10)} ${local.slice(11, 16).replace(':', '.')}${workFileEnding}`;
};
