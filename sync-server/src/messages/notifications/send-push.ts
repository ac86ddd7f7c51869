import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import { pendingMessages } from '@knotenblech/shared/messages/messages.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import webPush from 'web-push';
import type { Sql, Transaction } from '../../database/database.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { type DuePush, deleteSubscription, findDuePush, listSubscribed } from './push.store.ts';

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
    JSON.stringify({ title: texts[language].push, language }),
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

type PushRequest = { endpoint: string; headers: Record<string, string>; body: Buffer };

type Options = { allowsLocal: boolean; timeoutMs?: number };

/** Only addresses of the open internet are connected to: the very ones that were looked at. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) done(error, '', 4);
    else if (!first || found.some(({ address }) => !isPublicAddress(address)))
      done(new Error(`${host} is no address of the internet`), '', 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Posts to a push service and gives the status; follows no redirect and reads no answer. Throws when it is out of reach. */
export const postPush = (
  { endpoint, headers, body }: PushRequest,
  { allowsLocal, timeoutMs = 15_000 }: Options,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const isLocal = allowsLocal && endpoint.startsWith('http:');
    const signal = AbortSignal.timeout(timeoutMs);
    const common = { method: 'POST', headers, signal, agent: false } as const;
    const sent = isLocal ? requestPlain(endpoint, common) : request(endpoint, { ...common, lookup: lookUpPublic });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.end(body);
  });

/** IPv4 networks that are nobody's on the internet (IANA special-purpose registry), multicast and reserved ones. */
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Within the global unicast range: protocol assignments with Teredo, documentation, 6to4. */
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const v4 = listOf(closedV4, 'ipv4');

const v6 = listOf(closedV6, 'ipv6');

const globalUnicast = listOf(['2000::/3'], 'ipv6');

/** Whether an IP address is one of the open internet; one written as IPv4 inside IPv6 is not. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !v4.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !v6.check(address, 'ipv6');
    default:
      return false;
  }
};

const longest = 1000;

const innerName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|example)\.?$/;

/**
 * Whether an address that a browser named may be pushed to: TLS at its own port, a name of the open internet, no user in
 * it. What the name stands for is looked at when it is called.
 */
export const isPushEndpoint = (address: string, { allowsLocal }: { allowsLocal: boolean }): boolean => {
  const url = URL.parse(address);
  if (!url || address.length > longest || url.username !== '' || url.password !== '') return false;
  if (allowsLocal && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true;
  const host = url.hostname;
  const isName = isIP(host.replace(/^\[|\]$/g, '')) === 0 && host.includes('.') && !innerName.test(host);
  return url.protocol === 'https:' && url.port === '' && isName;
};

/** What web push needs (RFC 8292): the shop's own pair of keys, and where a push service reaches whoever runs it. */
type PushKeys = { publicKey: string; privateKey: string; subject: string };

export type PushSettings = {
  /** null: notifications are switched off. */
  keys: PushKeys | null;
  /** For tests: also addresses of this computer are pushed to, without TLS. */
  allowsLocal: boolean;
};

/** Has messages of users announced by their browsers, if and only if the transaction of their customer commits. */
export const announceMessages = async (
  tx: Transaction,
  enqueue: Enqueue,
  customerId: CustomerId,
  messages: readonly { userId: string; messageId: string }[],
) => {
  if (messages.length === 0) return;
  const messageOf = new Map(messages.map(({ userId, messageId }) => [userId, messageId]));
  for (const { sessionId, userId } of await listSubscribed(tx, customerId, [...messageOf.keys()])) {
    const messageId = messageOf.get(userId);
    if (messageId) await enqueue(tx, 'send-push', { sessionId, messageId });
  }
};
