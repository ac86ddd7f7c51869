import { idsIn } from '@knotenblech/shared/records/ids-in.ts';
import { findPresent } from '@knotenblech/shared/sync/changes.ts';
import { nextState, type OutboxEntry } from '../../database/outbox-entry.ts';
import type { Engine } from '../engine/open-engine.ts';

/** Changes of one kind are known to a server, or none is. */
export const kindOf = ({ name, v }: Pick<OutboxEntry, 'name' | 'v'>) => `${name} ${v}`;

/**
 * The changes that may not leave yet, by their place, each with the one whose file is missing, or whose kind the server
 * does not know: itself, or what it builds on.
 */
export const findBlocked = (
  unanswered: readonly OutboxEntry[],
  missing: ReadonlySet<string>,
  unknownKinds: ReadonlySet<string>,
): ReadonlyMap<number, OutboxEntry> => {
  const roots = new Map<string, OutboxEntry>();
  const held = new Map<number, OutboxEntry>();
  for (const entry of unanswered) {
    if (entry.mid !== null) continue;
    const ids = idsIn(entry.args);
    const builtOn = ids.flatMap((id) => roots.get(id) ?? [])[0];
    const isHeld = unknownKinds.has(kindOf(entry)) || namesMissing(entry, missing);
    const root = isHeld ? entry : builtOn;
    if (!root) continue;
    held.set(entry.seq, root);
    for (const id of ids) if (!roots.has(id)) roots.set(id, root);
  }
  return held;
};

/** The changes that nothing made after them builds on, by their uid. */
export const lastOnTheirThings = (unanswered: readonly OutboxEntry[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const last = new Set<string>();
  for (const { uid, args } of unanswered.toReversed()) {
    const ids = idsIn(args);
    if (!ids.some((id) => seen.has(id))) last.add(uid);
    for (const id of ids) seen.add(id);
  }
  return last;
};

/** A change, waiting or answered. */
export type MadeChange = Pick<OutboxEntry, 'name' | 'args'> & { v?: number };

/** The files a waiting change names, as far as this build can read it. */
export const blobsOf = (entry: MadeChange): string[] => readBlobs(entry) ?? [];

/** The same; null: this build cannot read the change, which may name any file. */
export const readBlobs = (entry: MadeChange): string[] | null => {
  const present = findPresent(entry);
  if (!present) return null;
  const { change, args } = present;
  if (!change.blobs) return [];
  const parsed = change.args.safeParse(args);
  return parsed.success ? change.blobs(parsed.data) : null;
};

const namesMissing = (entry: MadeChange, missing: ReadonlySet<string>) =>
  readBlobs(entry)?.some((hash) => missing.has(hash)) ?? missing.size > 0;

const askAgainMs = 600_000;

type Standing = Pick<OutboxEntry, 'state'>;

/** A restored server did not know what it builds on, and nothing says yet that it does now. */
export const isDeferred = ({ state }: Standing): boolean => state.is === 'deferred';

/** The same, whether there is news of that or not. */
export const wasDeferred = ({ state }: Standing): boolean => state.is === 'deferred' || state.is === 'resumed';

/**
 * What was sent too early and is to be sent again now, all of it: when one of them has news or its time has come, or when
 * something new on the same things is about to leave, which would overtake it. Else nothing.
 */
export const resumeDeferred = (
  early: readonly OutboxEntry[],
  leaving: readonly OutboxEntry[],
  now: Date,
): OutboxEntry[] => {
  if (early.length === 0) return [];
  const awaited = new Set(early.flatMap(({ args }) => idsIn(args)));
  const isOvertaken = leaving.some((entry) => !wasDeferred(entry) && idsIn(entry.args).some((id) => awaited.has(id)));
  const isDue = isOvertaken || early.some(({ state }) => state.is !== 'deferred' || isOver(state.since, now));
  return isDue
    ? early.filter(isDeferred).map((entry) => ({ ...entry, state: nextState(entry.state, { event: 'resumed' }) }))
    : [];
};

/** The device's clock may have been set back meanwhile. */
const isOver = (since: string, now: Date) => Math.abs(now.getTime() - Date.parse(since)) >= askAgainMs;

/** Nobody else is awaited any longer: the restored server decides on what it found too early as on anything new. */
export const retryDeferred = ({ database: { outbox } }: Pick<Engine, 'database'>) =>
  outbox.filter(isDeferred).modify((entry) => {
    delete entry.madeOn;
    entry.state = nextState(entry.state, { event: 'resumed' });
  });
