import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { NamedChange } from '@knotenblech/shared/sync/change-to.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import type { Shop } from '../../../sync/shop.ts';

/**
 * Makes late edits anew in a copy of their project, in their order, and puts each away that was made; gives how many were.
 * One that the copy refuses as well stays in the list.
 */
export const takeOver = async (shop: Shop, entries: readonly WaitingEntry[], copyId: ProjectId): Promise<number> => {
  let made = 0;
  for (const { uid, name, args } of entries) {
    const change = { name, args: { ...(args as object), projectId: copyId } } as NamedChange;
    try {
      await shop.change(change.name, change.args);
    } catch (error) {
      if (error instanceof DomainError) continue;
      throw error;
    }
    made += 1;
    await shop.discard(uid);
  }
  return made;
};
