import { messageCalls } from '@knotenblech/shared/api/message-calls.ts';
import { pendingMessages } from '@knotenblech/shared/messages/messages.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { useEffect } from 'react';
import { rowRange } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import { siteNow } from '../site/site.ts';
import { callServer } from '../transport/call-server.ts';
import type { Shop } from './shop.ts';
import { useShop } from './use-shop.tsx';

const pollMs = 60_000;
const ask = { path: '/users/countPendingMessages/session', answer: messageCalls.countPending.answer };

const countHere = async (shop: Shop) => {
  const rows = await rowRange(databaseOf(shop), userSpace(shop.actor.userId), 'message').toArray();
  return pendingMessages(
    rows.map(({ data }) => data),
    new Date(siteNow()).toISOString(),
  ).length;
};

/** Fetches what is new when the server counts other messages than this device; out of its reach nothing is known. */
const poll = async (shop: Shop) => {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const counted = await callServer(shop, ask).catch(() => null);
  if (counted && counted.count !== (await countHere(shop))) shop.retryNow();
};

/** Looks at once and every minute for messages that no event has told of. */
export const pollPending = (shop: Shop) => {
  void poll(shop);
  const timer = setInterval(() => void poll(shop), pollMs);
  return () => clearInterval(timer);
};

/** Whoever signs in has another shop: his messages are looked for at once. */
export const usePendingPoll = () => {
  const shop = useShop();
  useEffect(() => (shop.isVisitors ? undefined : pollPending(shop)), [shop]);
};
