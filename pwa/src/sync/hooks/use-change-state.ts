import { type ChangeState, readChangeState } from '../status/read-change-state.ts';
import { useLive } from './use-live.ts';
import { useShop } from './use-shop.tsx';

/** What became of a change that was stored here; waiting before there is one, and while it looks. */
export const useChangeState = (uid: string | null): ChangeState => {
  const { database } = useShop();
  const read = (): Promise<ChangeState> => (uid === null ? Promise.resolve(waiting) : readChangeState(database, uid));
  return useLive(`${database.name} change ${uid}`, read) ?? waiting;
};

const waiting: ChangeState = { state: 'waiting' };
