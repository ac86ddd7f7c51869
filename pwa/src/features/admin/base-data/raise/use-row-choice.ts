import { useState } from 'react';

/** Rows that are chosen to be changed together, by key. */
export const useRowChoice = () => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    has: (key: string) => keys.has(key),
    choose: (some: readonly string[], is: boolean) =>
      setKeys((before) => {
        const next = new Set(before);
        for (const key of some)
          if (is) next.add(key);
          else next.delete(key);
        return next;
      }),
    clear: () => setKeys(new Set()),
  };
};
export type RowChoice = ReturnType<typeof useRowChoice>;
