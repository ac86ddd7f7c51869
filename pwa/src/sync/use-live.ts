import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';

/** A live query whose answer is never that of the question before; undefined while it is asked, and once the shop is closed. */
export const useLive = <T>(key: string, query: () => Promise<T>): T | undefined => {
  const answer = useLiveQuery(() => query().then((value) => ({ key, value }), nothingWhenClosed), [key]);
  return answer?.key === key ? answer.value : undefined;
};

const nothingWhenClosed = (error: unknown) => {
  if (error instanceof Dexie.DatabaseClosedError) return undefined;
  throw error;
};
