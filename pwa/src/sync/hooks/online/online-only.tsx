import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { databaseOf } from '../../../database/user-data.ts';
import { useShop } from '../use-shop.tsx';

const usualRefetchMs = 15_000;
const outOfReachMs = 5_000;

/** When the server is asked anew. */
export const refetchAfterMs = (error: Error | null) =>
  error && asRefusal(error).code === 'unavailable' ? outOfReachMs : usualRefetchMs;

/**
 * How everything is asked that the server alone knows: when it is shown, from time to time, and sooner while the server
 * is out of reach, whatever the browser thinks of the network. A question that nobody waits for any more is cancelled;
 * what was answered is shown again at once and asked anew. What is told the server is told once.
 */
export const createOnlineClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchInterval: ({ state }) => refetchAfterMs(state.error),
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** Answers are of one user: they go with his database. */
const clients = new WeakMap<ShopDatabase, QueryClient>();

const clientOf = (database: ShopDatabase) => {
  const client = clients.get(database) ?? createOnlineClient();
  clients.set(database, client);
  return client;
};

/** Around each screen that asks the server itself. The screens share what was answered; none of it is in the first load. */
export const OnlineOnly = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={clientOf(databaseOf(useShop()))}>{children}</QueryClientProvider>
);
