import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import type { Shop } from '../../../sync/shop.ts';

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
