import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';

/** A live query whose answer is never that of the question before; undefined while it is asked, and once the shop is closed. */
export const useLive = <T>(key: string, query: () => Promise<T>): T | undefined => {
  const answer = useLiveQuery(askedUnder(key, query), [key]);
  return answer?.key === key ? answer.value : undefined;
};

/** Async itself: in one that only hands a promise on, Dexie loses sight of what is read after a function called in it has awaited. */
export const askedUnder =
  <T>(key: string, query: () => Promise<T>) =>
  async (): Promise<{ key: string; value: T } | undefined> => {
    try {
      return { key, value: await query() };
    } catch (error) {
      if (error instanceof Dexie.DatabaseClosedError) return undefined;
      throw error;
    }
  };
