import { useState } from 'react';
import { useOpenEdit } from './open-edits.ts';

type Entry = {
  value: unknown;
  /** It is kept elsewhere as it is typed. */
  savesItself?: boolean | undefined;
  /** Something was typed of which `value` knows nothing yet. */
  isUnread?: boolean;
};

/** A field holds something entered while it holds another value than before the first change; what it gives is called with each. */
export const useEntry = ({ value, savesItself = false, isUnread = false }: Entry) => {
  const [before, setBefore] = useState<{ value: unknown } | null>(null);
  const isChanged = before !== null && !Object.is(value, before.value);
  useOpenEdit(isUnread || (isChanged && !savesItself));
  return () => setBefore((known) => known ?? { value });
};
