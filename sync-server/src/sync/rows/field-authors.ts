import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { type Conflict, conflictIdOf, conflictKinds } from '@knotenblech/shared/records/conflict.record.ts';
import { type ExpectedValue, fieldsIn, matchesExpected, valueIn } from '@knotenblech/shared/records/expected-value.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { type SpaceId, userSpace } from '@knotenblech/shared/records/space.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Authors } from './record.store.ts';

type Fields = Record<string, unknown>;
/** A row as a change leaves it beside what it was; `changed`: the fields that differ. */
type Compared = { write: RowWrite; before: object | null; authors: Authors; changed: readonly string[] };
export type Conflicts = { space: SpaceId; kind: 'conflict'; id: string; data: Conflict }[];

/** Fields that are kept for everybody and belong to nobody, or follow from another field. */
const shared = new Set(['id', 'index', 'changedAt']);

export const fieldsChanged = (before: object | null, after: object | null): string[] => {
  const [old, now] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter((name) => !shared.has(name) && isOther(old[name], now[name]));
};

const isOther = (one: unknown, other: unknown) =>
  one !== other && (!isObject(one) || !isObject(other) || JSON.stringify(one) !== JSON.stringify(other));

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** A field that another user had set or given up, and that the change sets otherwise; yours undefined: he had given it up. */
type Overwritten = { saw: ExpectedValue; write: RowWrite; loser: UserId; yours: unknown; theirs: unknown };

/** What is set by whoever has not looked before. */
export const unseenOverwrites = (saw: ExpectedValue): ExpectedValue => ({ ...saw, value: undefined, told: undefined });

/** What a change sets otherwise than another user had. */
export const overwrittenIn = (
  compared: readonly Compared[],
  saws: readonly ExpectedValue[],
  actor: Actor,
): Overwritten[] => {
  if (saws.length === 0) return [];
  const byRow = new Map(compared.map((each) => [`${each.write.kind} ${each.write.id}`, each]));
  return saws.flatMap((saw) => {
    const found = byRow.get(`${saw.kind} ${saw.id}`);
    if (!found) return [];
    const { write, authors, changed } = found;
    const [before, after] = [found.before as Fields | null, write.data as Fields | null];
    if (before === null ? saw.field !== '' : saw.ifGone) return [];
    const set = fieldsIn(before ?? after, saw.field).filter((field) => changed.includes(field));
    const theirs = valueIn(after, saw.field) ?? null;
    const authorOf = (fields: readonly string[]) =>
      fields.map((field) => authors[field]).find((author) => author !== undefined && author !== actor.userId);
    if (saw.makesVoid) {
      const { field, stoodFor } = saw.makesVoid;
      const loser = set.length > 0 && isUnseenEntry(saw.makesVoid, before) ? authorOf([field]) : undefined;
      return loser === undefined
        ? []
        : [{ saw: unseenOverwrites(saw), write, loser: loser as UserId, yours: stoodFor, theirs }];
    }
    const loser = authorOf(set);
    const yours = valueIn(before, saw.field);
    return loser === undefined ? [] : [{ saw, write, loser: loser as UserId, yours, theirs }];
  });
};

const isUnseenEntry = ({ field, value }: NonNullable<ExpectedValue['makesVoid']>, before: Fields | null) => {
  const entry = valueIn(before, field);
  return entry !== undefined && !matchesExpected({ value, told: value }, entry);
};

/** The cards that a user's change settles: he has set a field that another had overwritten. */
export const settledConflicts = (overwritten: readonly Overwritten[], actor: Actor): string[] =>
  overwritten.map(({ write, saw }) => conflictIdOf(actor.userId, write, saw.field));

/** For each field that another user had set meanwhile (it is not what the change says it was): what he is told. */
export const newConflicts = (
  overwritten: readonly Overwritten[],
  { actor, args, at }: { actor: Actor; args: unknown; at: string },
): Conflicts => {
  const { projectId = null } = (args ?? {}) as { projectId?: string };
  const byUser = `${actor.firstName} ${actor.name}`.trim();
  return overwritten.flatMap(({ saw, write, loser, yours, theirs }) => {
    const kind = conflictKinds.find((each) => each === write.kind);
    if (!kind || matchesExpected(saw, yours)) return [];
    const id = conflictIdOf(loser, write, saw.field);
    const own = yours ?? null;
    const about = { projectId, kind, rowId: write.id, partIndex: saw.index, field: saw.field };
    const told = { before: saw.value === undefined ? own : saw.value, yours: own, theirs };
    const data: Conflict = { id, ...about, ...told, byUser, at };
    return [{ space: userSpace(loser), kind: 'conflict' as const, id, data }];
  });
};
