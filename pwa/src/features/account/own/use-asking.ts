import { useState } from 'react';
import type { AccountAnswer, Failure } from './call-account-api.ts';

/** One question at a time to the server: whether it is under way, and why the last one failed. */
export const useRequest = () => {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The answer, or null when it failed or another question is under way. */
  const ask = async <T>(question: () => Promise<AccountAnswer<T>>): Promise<{ answer: T } | null> => {
    if (isPending) return null;
    setIsPending(true);
    setFailure(null);
    const asked = await question();
    setIsPending(false);
    if (asked.ok) return { answer: asked.answer };
    setFailure(asked.failure);
    return null;
  };
  return { isPending, failure, ask };
};
