import { Dexie } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { observe } from '../../database/observe.ts';

/** A live query whose answer is never that of the question before; undefined while it is asked, and once the shop is closed. */
export const useLive = <T>(key: string, query: () => Promise<T>): T | undefined => {
  const answer = useObservable(() => observe(askedUnder(key, query)), [key]);
  return answer?.key === key ? answer.value : undefined;
};

const askedUnder =
  <T>(key: string, query: () => Promise<T>) =>
  async () => {
    try {
      return { key, value: await query() };
    } catch (error) {
      if (error instanceof Dexie.DatabaseClosedError) return undefined;
      throw error;
    }
  };
