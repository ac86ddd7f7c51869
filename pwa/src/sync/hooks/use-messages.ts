import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import { pendingMessages, shownMessages } from '@knotenblech/shared/messages/messages.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { useEffect, useState } from 'react';
import { siteNow } from '../site/site.ts';
import { useRecords, useShop } from './use-shop.tsx';

const recountMs = 60_000;
const serverMoment = () => new Date(siteNow()).toISOString();

/** The server's present moment, looked at anew every minute: messages expire while the app is open. */
const useMinute = () => {
  const [now, setNow] = useState(serverMoment);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverMoment()), recountMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** The user's messages in the order they are shown, and how many of them are unread; undefined while they are read. */
export const useMessages = (): { messages: Message[]; pendingCount: number } | undefined => {
  const { actor } = useShop();
  const records = useRecords('message', userSpace(actor.userId));
  const now = useMinute();
  return records && { messages: shownMessages(records, now), pendingCount: pendingMessages(records, now).length };
};
