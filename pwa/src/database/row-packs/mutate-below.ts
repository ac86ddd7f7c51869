import type { DBCoreMutateRequest, DBCoreMutateResponse } from 'dexie';
import type { Below } from './find-packs.ts';

type WithoutTransaction<R> = R extends unknown ? Omit<R, 'trans'> : never;

/** Fails where one record fails, so that the transaction does: Dexie's lowest layer only counts failures. */
export const mutateBelow = ({ table, trans }: Below, request: WithoutTransaction<DBCoreMutateRequest>) =>
  table.mutate(Object.assign({ trans }, request)).then((answer: DBCoreMutateResponse) => {
    if (answer.numFailures > 0) throw Object.values(answer.failures)[0] as Error;
    return answer;
  });
