import { findPresent } from '@knotenblech/shared/sync/find-present.ts';
import type { NewChange } from '../../engine/engine.ts';

/** The version of a change's arguments. */
export const versionOf = ({ name, v, args }: Pick<NewChange, 'name' | 'v' | 'args'>): number =>
  v ?? findPresent({ name, args })?.change.version ?? 1;
