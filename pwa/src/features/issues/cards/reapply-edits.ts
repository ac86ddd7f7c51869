import type { NamedChange } from '@knotenblech/shared/sync/change-to.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** 'unfit': the project refused some of them; 'device_full': the device had no room for the next one. */
export type ReappliedEdits = 'whole' | 'unfit' | 'device_full';

/** Makes late edits anew in a project, in their order, and puts each away that was made; the others stay in the list. */
export const reapplyEdits = async (
  shop: Pick<Shop, 'change' | 'discard'>,
  entries: readonly WaitingEntry[],
  projectId: ProjectId,
): Promise<ReappliedEdits> => {
  let taken: ReappliedEdits = 'whole';
  for (const { uid, name, args } of entries) {
    const change = { name, args: { ...(args as object), projectId } } as NamedChange;
    try {
      await shop.change(change.name, change.args);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'device_full') return 'device_full';
      taken = 'unfit';
      continue;
    }
    await shop.discard(uid);
  }
  return taken;
};
