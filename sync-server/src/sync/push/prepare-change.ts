import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { customerPriceSpace, customerSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import { touchedProjects } from '@knotenblech/shared/sync/change-to.ts';
import { findPresent } from '@knotenblech/shared/sync/changes.ts';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { mayJoin } from '../pull/pull-records.ts';
import type { BatchDeps, Prepared } from './batch.ts';
import { readingReads } from './refuse-absent-parts.ts';
import { argsHash, isStorable } from './run-change.ts';

/** When a change was made, as its device says it; a time that is none, or has not come yet, becomes now. */
const timeOf = (at: string, now: Date) => {
  const ms = Date.parse(at);
  return new Date(Number.isNaN(ms) || ms > now.getTime() ? now : ms).toISOString();
};

/** Where it comes from: of a newer build, arguments that this one does not understand are no fault of theirs. */
type Sent = { actor: Actor; now: Date; isNewer?: boolean; onBug: BatchDeps['onBug'] };

/**
 * A change as it arrived, checked as far as that takes no rows. A kind that is not known here was made by a newer build, or by
 * nobody where no newer one sends it: no kind was ever taken away. One that cannot be looked at is refused as failed, and by itself.
 */
export const prepareChange = (pushed: Mutation, sent: Sent): Prepared => {
  const mutation = { ...pushed, at: timeOf(pushed.at, sent.now) };
  let hash = '';
  try {
    hash = argsHash(pushed);
    return { mutation, hash, ...check(mutation, sent) };
  } catch (error) {
    sent.onBug(error, pushed.name);
    return { mutation, hash, ...refuse('change_failed') };
  }
};

const refuse = (code: ErrorCode, details?: ErrorDetails) => ({
  refusal: new DomainError(code, details),
  spaces: [],
  reads: [],
});

const check = (mutation: Mutation, { actor, isNewer = false }: Sent) => {
  if (!isStorable(mutation.args)) return refuse('invalid_input');
  const present = findPresent(mutation);
  const { name, v } = mutation;
  if (!present) return refuse(isNewer ? 'server_outdated' : 'unknown_change', { name, v });
  const { change } = present;
  const parsed = change.args.safeParse(present.args);
  if (!parsed.success && isNewer) return refuse('server_outdated', { name, v });
  if (!parsed.success) return refuse('invalid_input', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  const args = parsed.data;
  const code = change.refusal(actor, args);
  if (code) return refuse(code);
  const spaces = change.spaces(args, actor);
  if (!spaces.every((space) => mayJoin(actor, space))) return refuse('not_allowed');
  const reads = [...change.reads(args, actor), ...readingReads(spaces)];
  return { change, args, refusal: null, spaces: withSums(spaces, actor), reads };
};

/** The spaces a change writes, and those its project's sums lie in. */
const withSums = (spaces: SpaceId[], { customerId }: Actor): SpaceId[] =>
  touchedProjects(spaces).length === 0
    ? spaces
    : [...spaces, customerSpace(customerId), customerPriceSpace(customerId)];
