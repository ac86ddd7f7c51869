import { useLiveQuery } from 'dexie-react-hooks';

/** A live query whose answer is never that of the question before; undefined while it is asked. */
export const useLive = <T>(key: string, query: () => Promise<T>): T | undefined => {
  const answer = useLiveQuery(async () => ({ key, value: await query() }), [key]);
  return answer?.key === key ? answer.value : undefined;
};
