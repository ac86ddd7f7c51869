import { createHash, randomUUID } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Context, Next } from 'hono';
import type { Sql } from '../../database/database.ts';
import type { ShopEnv } from '../shop-env.ts';
import { type Asked, claimAnswer, keepAnswer, releaseAnswer } from './idempotent-answer.store.ts';

/** How long an answer is given again under its key. */
export const answerLifeMs = 86_400_000;

/** Longer than any call takes: who began and has not answered by then was killed at it. */
const longestCallMs = 120_000;

type Deps = { owner: Sql; now: () => Date };

/**
 * Does what is asked once for each Idempotency-Key of a caller: the same request again gets the first answer, another one under the
 * key is refused, and so is one that is still being worked on. What was refused did nothing and leaves the key free.
 */
export const answerOnce = async (
  { owner, now }: Deps,
  c: Context<ShopEnv>,
  next: Next,
): Promise<Response | undefined> => {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) {
    await next();
    return undefined;
  }
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw new DomainError('invalid_input', { field: 'Idempotency-Key' });
  const at = now();
  const asked = { ...askerOf(c), key, attempt: randomUUID() as string };
  const requestHash = await hashOf(c);
  const known = await claimAnswer(owner, {
    ...asked,
    requestHash,
    now: at,
    forgottenBefore: new Date(at.getTime() - answerLifeMs),
    givenUpBefore: new Date(at.getTime() - longestCallMs),
  });
  if (known !== 'claimed') return again(c, requestHash, known);
  try {
    await next();
  } finally {
    const { ok, status } = c.res;
    if (ok) await keepAnswer(owner, asked, { status, body: await c.res.clone().text() });
    else await releaseAnswer(owner, asked);
  }
};

/** A key of a company is a caller of its own beside the user who made it. */
const askerOf = (c: Context<ShopEnv>): Omit<Asked, 'key'> => {
  const { kind, sessionId, actor } = c.get('session');
  return { customerId: actor.customerId, callerId: kind === 'key' ? sessionId : actor.userId };
};

const again = (
  c: Context<ShopEnv>,
  requestHash: Buffer,
  known: Exclude<Awaited<ReturnType<typeof claimAnswer>>, 'claimed'>,
) => {
  if (!requestHash.equals(known.requestHash)) throw new DomainError('idempotency_key_reused');
  if (known.status === null) throw new DomainError('idempotency_in_progress', { retryAfterSeconds: 1 });
  return c.body(known.body ?? '', known.status as 200, {
    'Content-Type': 'application/json',
    'Idempotent-Replayed': 'true',
  });
};

/** What makes two requests the same: the call with its path, and the body; of a form its fields, whatever stands between them. */
const hashOf = async (c: Context<ShopEnv>) => {
  const hash = createHash('sha256').update(JSON.stringify([c.req.method, c.req.path]));
  if (!/^multipart\//i.test(c.req.header('Content-Type') ?? ''))
    return hash.update(new Uint8Array(await c.req.arrayBuffer())).digest();
  for (const [name, value] of await formOf(c)) {
    const content = typeof value === 'string' ? Buffer.from(value) : new Uint8Array(await value.arrayBuffer());
    hash.update(JSON.stringify([name, typeof value === 'string' ? null : value.name, content.byteLength]));
    hash.update(content);
  }
  return hash.digest();
};

const formOf = async (c: Context<ShopEnv>) => {
  try {
    return await c.req.formData();
  } catch {
    throw new DomainError('invalid_input', { reason: 'form' });
  }
};
