import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { OutboxEntry, ShopDatabase } from '../../database/shop-database.ts';

/** A change that the server took and whose record is still on its way to this device. */
export type AcceptedPending<N extends ChangeName> = Pick<OutboxEntry, 'uid' | 'at'> & {
  args: ArgsOf<N>;
  state: 'taken';
};

/** All changes of a name that are. */
export const readAcceptedPending = async <N extends ChangeName>(
  { outbox }: ShopDatabase,
  name: N,
): Promise<AcceptedPending<N>[]> => {
  const taken = outbox.filter((entry) => entry.name === name && entry.outcome?.status === 'applied');
  return (await taken.toArray()).map(({ uid, at, args }) => ({ uid, at, args: args as ArgsOf<N>, state: 'taken' }));
};
