import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { DeviceDatabase } from '../../database/device-database.ts';
import { isPending, type OutboxEntry } from '../../database/outbox-entry.ts';
import { readMeta, type ShopDatabase, writeMeta } from '../../database/shop-database.ts';
import { type Beside, unqueuedWork } from '../../sync/outbox/import/requeue-from-mirror.ts';
import { fetchMissingKey } from '../encryption/seal-key.ts';
import { mapQuotaError, withQuotaErrors } from '../quota/quota.ts';
import type { SealedContent } from './left-work.ts';
import { dropSealedFrom, sealUnsent } from './sealed-work.ts';

/** What becomes of unsent work; 'keep what can be': who is locked out leaves also where no key would open it again. */
export type UnsentChoice = 'keep' | 'discard' | 'keep what can be';

type Leaving = Beside & {
  devices: DeviceDatabase;
  database: ShopDatabase;
  userId: string;
  unsent: UnsentChoice;
};

/**
 * Nothing more is stored in any window from here on, and what waits is sealed. Refused, all is as it was before. What was
 * answered is sealed too, also where unsent work is discarded; it holds nobody up.
 */
export const sealAll = async ({ devices, database, userId, unsent, ...beside }: Leaving) => {
  await mapQuotaError(withQuotaErrors(database, () => writeMeta(database, 'leaving', true)));
  const seal = async (kept: SealedContent) => {
    await fetchKeyForWork(database, kept.unqueued?.length ?? 0);
    await mapQuotaError(withQuotaErrors(database, () => sealUnsent(devices, database, userId, kept)));
  };
  if (unsent === 'discard') {
    await dropSealedFrom(devices, database, userId);
    await seal({ without: 'unsent' }).catch(() => null);
    return;
  }
  let unqueued: OutboxEntry[] = [];
  try {
    unqueued = await unqueuedWork(database, beside);
    await seal({ unqueued }).catch((error: unknown) => {
      if (!isFull(error)) throw error;
      return seal({ unqueued, without: 'answered' });
    });
  } catch (error) {
    if (unsent === 'keep what can be' && error instanceof DomainError && error.code === 'unavailable') return;
    if (unqueued.length === 0 && !(await holdsUnsent(database))) return;
    await database.meta.delete('leaving');
    throw error;
  }
};

const isFull = (error: unknown) => error instanceof DomainError && error.code === 'device_full';

/** What was refused is a card alone: it holds nobody up, whatever fails. */
const holdsUnsent = async ({ outbox, unreadFile }: ShopDatabase) =>
  (await unreadFile.count()) + (await outbox.filter(isPending).count()) > 0;

const fetchKeyForWork = async (database: ShopDatabase, unqueuedCount: number) => {
  const { outbox, unreadFile, results } = database;
  const count = (await outbox.count()) + (await unreadFile.count()) + (await results.count());
  const isHeld = await readMeta(database, 'sealKey');
  if (!isHeld && count + unqueuedCount > 0) await fetchMissingKey(database);
};
