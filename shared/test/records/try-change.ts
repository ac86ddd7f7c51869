import type { Actor } from '../../src/records/actor.ts';
import type { Change } from '../../src/records/define-change.ts';
import { createRowCache, type RowWrite, type StoredRow } from '../../src/records/row-cache.ts';
import { DomainError } from '../../src/values/errors/domain-error.ts';

/**
 * Runs one change over given rows and returns what it writes, as device and server do around their stores.
 * Throws DomainError where it is refused, and an Error for a read it did not declare.
 */
export const tryChange = <Args>(
  change: Change<string, Args>,
  args: Args,
  actor: Actor,
  stored: readonly StoredRow[],
  at: string,
): RowWrite[] => {
  const refusal = change.refusal(actor, args);
  if (refusal) throw new DomainError(refusal);
  const cache = createRowCache();
  const keys = change.reads(args, actor);
  const isNamed = (row: StoredRow) =>
    keys.some((key) => key.space === row.space && key.kind === row.kind && ('all' in key || key.id === row.id));
  cache.load(keys, stored.filter(isNamed));
  const overlay = cache.overlay();
  change.run(overlay.rows, args, { actor, at });
  return overlay.writes();
};
