import { useQuery } from '@tanstack/react-query';
import type { Question } from './ask-account.ts';
import { useOwnAccount } from './use-own-account.ts';

/** What the server answers now; undefined while it is asked. Asked again when `occasion` changes and when the network returns. */
export const useAnswer = <T>(question: Question<T>, occasion: string, isWanted = true) => {
  const askOwn = useOwnAccount();
  const { data, refetch } = useQuery({
    queryKey: [question.path, occasion],
    queryFn: () => askOwn(question),
    enabled: isWanted,
    networkMode: 'always',
    refetchOnReconnect: 'always',
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  return { asked: data, askAgain: () => void refetch() };
};
