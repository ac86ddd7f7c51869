import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { createMiddleware } from 'hono/factory';
import {
  type Admission,
  type AdmissionLimits,
  createAdmission,
  type QueueCounts,
} from './admission/create-admission.ts';
import type { ShopEnv } from './shop-env.ts';
import { createBuckets, type Rate } from './token-buckets.ts';

/** Calls that cost the server much: documents as PDF; lists and projects read as a whole. */
export const dearKinds = ['documents', 'lists'] as const;
export type DearKind = (typeof dearKinds)[number];
type DearLimits = { user: Rate; customer: Rate; queue: AdmissionLimits };

export type DearCalls = {
  /** Does the work in its turn. Throws 'too_many_requests' for a user, a customer or a queue with too many; nothing was done then. */
  run: <T>(kind: DearKind, actor: Pick<Actor, 'userId' | 'customerId'>, work: () => Promise<T>) => Promise<T>;
  count: (kind: DearKind) => QueueCounts;
};

/** One of a customer at a time, two in all: what else is asked for finds its turn between them. */
const queue: AdmissionLimits = {
  atOnce: 2,
  atOnceEach: 1,
  mostWaiting: 800,
  mostWaitingBytes: Number.POSITIVE_INFINITY,
  shareEach: 0.3,
  longestWaitMs: 25_000,
};

const longestPauseMs = 50;

const usualLimits: Record<DearKind, DearLimits> = {
  documents: { user: { most: 60, perSecond: 0.5 }, customer: { most: 120, perSecond: 1 }, queue },
  lists: { user: { most: 200, perSecond: 5 }, customer: { most: 400, perSecond: 10 }, queue },
};

/** What dear calls are limited by on this server. Pushes and pulls do not pass here. */
export const createDearCalls = (nowMs: () => number): DearCalls => {
  const open = (kind: DearKind) => {
    const { user, customer, queue: limits } = usualLimits[kind];
    return {
      users: createBuckets(user, nowMs),
      customers: createBuckets(customer, nowMs),
      admission: createAdmission(limits),
    };
  };
  const kinds: Record<DearKind, ReturnType<typeof open>> = { documents: open('documents'), lists: open('lists') };
  return {
    count: (kind) => kinds[kind].admission.count(),
    run: async (kind, { userId, customerId }, work) => {
      const { users, customers, admission } = kinds[kind];
      const waitSeconds = users.take(userId) || customers.take(customerId);
      if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
      return inTurn(admission, customerId, work);
    },
  };
};

/** The answer goes out at once; the next one's turn comes after a pause as long as the work, so that what is not dear finds the server free. */
const inTurn = async <T>(admission: Admission, whose: string, work: () => Promise<T>): Promise<T> => {
  const answer = Promise.withResolvers<T>();
  const turnOf = async () => {
    const turn = await admission.run({ lane: 'small', whose, bytes: 0 }, async () => {
      const startedAt = performance.now();
      await work().then(answer.resolve, answer.reject);
      await wait(Math.min(performance.now() - startedAt, longestPauseMs), undefined, { ref: false });
    });
    if (turn.kind === 'turned away')
      throw new DomainError('too_many_requests', { retryAfterSeconds: turn.retryAfterSeconds });
    return answer.promise;
  };
  return Promise.race([answer.promise, turnOf()]);
};

/** Limits a call of whoever is signed in as one of the dear ones. */
export const limitDear = ({ dearCalls }: { dearCalls: DearCalls }, kind: DearKind) =>
  createMiddleware<ShopEnv>((c, next) => dearCalls.run(kind, c.get('actor'), next));
