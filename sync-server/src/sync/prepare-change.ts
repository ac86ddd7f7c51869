import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { findPresent } from '@knotenblech/shared/sync/find-present.ts';
import type { ReadKey } from '@knotenblech/shared/sync/rows.ts';
import { customerPriceSpace, customerSpace, type SpaceId } from '@knotenblech/shared/sync/space.ts';
import { touchedProjects } from '@knotenblech/shared/sync/touched-projects.ts';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { Prepared } from './batch.ts';
import { argsHash } from './args-hash.ts';
import { isStorable } from './is-storable.ts';
import { mayJoin } from './may-join.ts';
import { readingReads } from './refuse-absent-parts.ts';

/** When a change was made, as its device says it; a time that is none, or has not come yet, becomes now. */
const timeOf = (at: string, now: Date) => {
  const ms = Date.parse(at);
  return new Date(Number.isNaN(ms) || ms > now.getTime() ? now : ms).toISOString();
};

/** Where it comes from: of a newer build, arguments that this one does not understand are no fault of theirs. */
type Sent = { actor: Actor; now: Date; isNewer?: boolean };

/**
 * A change as it arrived, checked as far as that takes no rows. A kind that is not known here was made by a newer build, also
 * where an older one sends it: no kind was ever taken away.
 */
export const prepareChange = (pushed: Mutation, { actor, now, isNewer = false }: Sent): Prepared => {
  const hash = argsHash(pushed);
  const mutation = { ...pushed, at: timeOf(pushed.at, now) };
  const refuse = (refusal: DomainError) => ({ mutation, hash, refusal });
  if (!isStorable(mutation.args)) return refuse(new DomainError('invalid_input'));
  const present = findPresent(mutation);
  const { name, v } = mutation;
  if (!present) return refuse(new DomainError('server_outdated', { name, v }));
  const { change } = present;
  const parsed = change.args.safeParse(present.args);
  if (!parsed.success && isNewer) return refuse(new DomainError('server_outdated', { name, v }));
  if (!parsed.success) {
    return refuse(new DomainError('invalid_input', { field: parsed.error.issues[0]?.path.join('.') ?? '' }));
  }
  const code = change.refusal(actor, parsed.data);
  if (code) return refuse(new DomainError(code));
  if (!change.spaces(parsed.data, actor).every((space) => mayJoin(actor, space))) {
    return refuse(new DomainError('not_allowed'));
  }
  return { mutation, hash, change, args: parsed.data, refusal: null };
};

/** The spaces a change writes, and those its project's sums lie in. */
export const spacesOf = (each: Prepared, actor: Actor): SpaceId[] => {
  if (each.refusal) return [];
  const spaces = each.change.spaces(each.args, actor);
  if (touchedProjects(spaces).length === 0) return spaces;
  return [...spaces, customerSpace(actor.customerId), customerPriceSpace(actor.customerId)];
};

/** The rows a change reads, and those that say which parts there are. */
export const readsOf = (each: Prepared, actor: Actor): ReadKey[] =>
  each.refusal ? [] : [...each.change.reads(each.args, actor), ...readingReads(each.change.spaces(each.args, actor))];
