import type { AnswerSchema } from '@knotenblech/shared/api/parse-lenient.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { callServer } from '../../transport/call-server.ts';
import { useShop } from '../use-shop.tsx';

type Asked<T> = {
  path: string;
  answer: AnswerSchema<T>;
  /** What is asked by POST. */
  body?: unknown;
  /** What the answer follows from beside the question: asked anew when it changes. */
  occasion?: string | number;
  /** Other than `OnlineOnly` has it for all. */
  refetchMs?: number | false;
  isWanted?: boolean;
};

/** What the server alone knows, asked anew from time to time; what was there stays while the next is on its way. */
export const useServerQuery = <T>({ path, answer, body, occasion, refetchMs, isWanted = true }: Asked<T>) => {
  const shop = useShop();
  return useQuery({
    queryKey: ['asked', path, body ?? null, occasion ?? null],
    queryFn: ({ signal }) => callServer(shop, { path, answer, signal, ...(body === undefined ? {} : { body }) }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    ...(refetchMs === undefined ? {} : { refetchInterval: refetchMs }),
  });
};

type ServerCall<T> = { path: string; body: unknown; method?: 'PUT' | 'DELETE'; answer: AnswerSchema<T> };

/** Tells the server something that works with a network only; `onDone` after it said yes. */
export const useServerMutation = <T, Wish>(
  tell: (wish: Wish) => ServerCall<T>,
  onDone: (answer: T, wish: Wish) => void,
) => {
  const shop = useShop();
  return useMutation({
    mutationFn: (wish: Wish) => callServer(shop, tell(wish)),
    onSuccess: onDone,
  });
};
