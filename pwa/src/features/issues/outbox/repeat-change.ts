import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** Makes a refused change once more, as a new one; false when it is refused here already. */
export const retryChange = async (shop: Shop, { name, args }: WaitingEntry): Promise<boolean> => {
  try {
    await shop.change(name, args as ArgsOf<typeof name>);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};
