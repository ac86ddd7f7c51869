import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { type AccountAnswer, callAccountApi, type Question } from './call-account-api.ts';

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

/** Asks as whoever is signed in on this device. */
export const useOwnAccount = () => {
  const user = useShop();
  const { i18n } = useLingui();
  const language = i18n.locale;
  return useCallback(<T>(question: Question<T>) => callAccountApi(question, { language, user }), [user, language]);
};
