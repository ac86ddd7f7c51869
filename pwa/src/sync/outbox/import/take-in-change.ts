import { findPresent } from '@knotenblech/shared/sync/changes.ts';
import type { Engine, NewChange } from '../../engine/open-engine.ts';
import { importUnsentWork } from './import-unsent-work.ts';

/** Queues a change that a file took out before the queue could take it, as it stands in that file: two of one uid must not differ. */
export const importMutation = (engine: Engine, { carriedAt: _carriedAt, ...change }: NewChange) =>
  importUnsentWork(engine, {
    changes: [{ ...change, v: versionOf(change), tries: 0, retold: false }],
    unread: [],
    readings: [],
    files: [],
  });

/** The version of a change's arguments. */
export const versionOf = ({ name, v, args }: Pick<NewChange, 'name' | 'v' | 'args'>): number =>
  v ?? findPresent({ name, args })?.change.version ?? 1;
