import { useQuery } from '@tanstack/react-query';
import type { AccountAnswer, Question } from './call-account-api.ts';
import { useOwnAccount } from './use-own-account.ts';

const outOfReachMs = 5_000;

const isOutOfReach = (asked: AccountAnswer<unknown> | undefined) => asked?.ok === false && asked.failure === 'offline';

/** What the server answers now; undefined while it is asked. Asked again when `occasion` changes, and while it is out of reach. */
export const useAnswer = <T>(question: Question<T>, occasion: string, isWanted = true) => {
  const askOwn = useOwnAccount();
  const { data, refetch } = useQuery({
    queryKey: [question.path, occasion],
    queryFn: () => askOwn(question),
    enabled: isWanted,
    refetchInterval: ({ state }) => (isOutOfReach(state.data) ? outOfReachMs : false),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return { asked: data, askAgain: () => void refetch() };
};
