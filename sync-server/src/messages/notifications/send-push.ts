import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import { pendingMessages } from '@knotenblech/shared/messages/shown-messages.ts';
import webPush from 'web-push';
import type { Sql } from '../../database/database.ts';
import { isPushEndpoint } from './is-push-endpoint.ts';
import { type PushRequest, postPush } from './post-push.ts';
import { type DuePush, deleteSubscription, findDuePush } from './push.store.ts';
import type { PushKeys, PushSettings } from './push-settings.ts';
import { pushTexts } from './push-words.ts';

export type PushDeps = { owner: Sql; now: () => Date; push: PushSettings };
export type PushKey = { sessionId: string; messageId: string };

/**
 * Announces a message at one browser; nothing where it was read meanwhile. A browser that its push service no longer
 * knows is forgotten. Throws to be tried again.
 */
export const sendPush = async ({ owner, now, push }: PushDeps, key: PushKey) => {
  const due = push.keys === null ? null : await findDuePush(owner, key, now());
  if (!due || push.keys === null || pendingMessages([due.message], now().toISOString()).length === 0) return;
  if (!isPushEndpoint(due.endpoint, push)) return void (await deleteSubscription(owner, key.sessionId));
  const status = await postPush(pushRequestOf(due, push.keys, now()), push);
  if (status === 404 || status === 410) await deleteSubscription(owner, key.sessionId);
  else if (status === 429 || status >= 500) throw new Error(`a push service answered ${status}`);
};

const urgencies = { RED: 'high', YELLOW: 'normal', GREEN: 'normal', WHITE: 'low' } as const satisfies Record<
  Message['severity'],
  string
>;
const longestTtlSeconds = 28 * 86_400;

/** The request of RFC 8030, its body encrypted for the browser alone (RFC 8291) and signed by the shop (RFC 8292). */
export const pushRequestOf = (
  { endpoint, p256dh, auth, language, message }: DuePush,
  { publicKey, privateKey, subject }: PushKeys,
  now: Date,
): PushRequest => {
  const lifeSeconds = Math.ceil((Date.parse(message.expiresAt) - now.getTime()) / 1000);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title: pushTexts[language], language }),
    {
      vapidDetails: { subject, publicKey, privateKey },
      contentEncoding: 'aes128gcm',
      TTL: Math.min(Math.max(lifeSeconds, 0), longestTtlSeconds),
      urgency: urgencies[message.severity],
      topic: 'messages',
    },
  );
  return { endpoint, headers, body };
};
