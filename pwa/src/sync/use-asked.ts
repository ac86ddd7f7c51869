import type { AnswerSchema } from '@knotenblech/shared/api/as-known.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { askServer } from './ask-server.ts';
import { useShop } from './use-shop.tsx';

const usualRefetchMs = 15_000;

type Asked<T> = { path: string; answer: AnswerSchema<T>; refetchMs?: number | false };

/** What the server alone knows, asked anew from time to time; what was there stays while the next is on its way. */
export const useAsked = <T>({ path, answer, refetchMs = usualRefetchMs }: Asked<T>) => {
  const { database } = useShop();
  return useQuery({
    queryKey: ['asked', path],
    queryFn: ({ signal }) => askServer(database, { path, answer, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
    retry: false,
    networkMode: 'always',
  });
};

type Told<T> = { path: string; body: unknown; method?: 'PUT' | 'DELETE'; answer: AnswerSchema<T> };

/** Tells the server something that works with a network only; `onDone` after it said yes. */
export const useTell = <T, Wish>(tell: (wish: Wish) => Told<T>, onDone: (answer: T, wish: Wish) => void) => {
  const { database } = useShop();
  return useMutation({
    networkMode: 'always',
    mutationFn: (wish: Wish) => askServer(database, tell(wish)),
    onSuccess: onDone,
  });
};
