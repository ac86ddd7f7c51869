import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';

export type Asked = { customerId: CustomerId; callerId: string; key: string };

type Stored = { requestHash: Buffer; status: number | null; body: string | null };

type Claim = Asked & {
  requestHash: Buffer;
  attempt: string;
  now: Date;
  /** Answers of before then are forgotten; tries of before then that answered nothing were given up. */
  forgottenBefore: Date;
  givenUpBefore: Date;
};

/** Notes that a request is being worked on, unless it is or was: then what stands of it. */
export const claimAnswer = async (owner: Sql, claim: Claim): Promise<'claimed' | Stored> => {
  const { customerId, callerId, key, requestHash, attempt, now, forgottenBefore, givenUpBefore } = claim;
  const claimed = await owner`
    insert into idempotent_answer as known (customer_id, caller_id, key, request_hash, attempt, begun_at)
    values (${customerId}, ${callerId}, ${key}, ${requestHash}, ${attempt}, ${now})
    on conflict (customer_id, caller_id, key) do update
      set request_hash = excluded.request_hash, attempt = excluded.attempt, begun_at = excluded.begun_at,
        status = null, body = null
      where known.begun_at <= ${forgottenBefore} or known.status is null and known.begun_at <= ${givenUpBefore}`;
  if (claimed.count > 0) return 'claimed';
  const [row] = await owner<Stored[]>`
    select request_hash as "requestHash", status, body from idempotent_answer
    where customer_id = ${customerId} and caller_id = ${callerId} and key = ${key}`;
  /* Between the two the first try was refused, and let go of the key. */
  return row ?? claimAnswer(owner, claim);
};

type Attempt = Asked & { attempt: string };

const ofAttempt = (owner: Sql, { customerId, callerId, key, attempt }: Attempt) => owner`
  where customer_id = ${customerId} and caller_id = ${callerId} and key = ${key} and attempt = ${attempt}`;

export const keepAnswer = (owner: Sql, attempt: Attempt, { status, body }: { status: number; body: string }) =>
  owner`update idempotent_answer set status = ${status}, body = ${body} ${ofAttempt(owner, attempt)}`;

/** Nothing was done: the key is free again. */
export const releaseAnswer = (owner: Sql, attempt: Attempt) =>
  owner`delete from idempotent_answer ${ofAttempt(owner, attempt)}`;

export const forgetAnswersBefore = (owner: Sql, before: Date) =>
  owner`delete from idempotent_answer where begun_at <= ${before}`;
