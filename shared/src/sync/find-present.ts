import type { Change } from '../records/define-change.ts';
import { upcast } from '../values/upcast.ts';
import { changes } from './changes.ts';
import { withdrawChange } from './withdraw.change.ts';

const byName = new Map<string, Change>(
  [...Object.values(changes), withdrawChange].map((change) => [change.name, change as unknown as Change]),
);

/**
 * A change as it lies in a queue or arrives at the server, with its arguments as this build has them, not yet parsed.
 * Undefined when this build does not know its name, or not its version. Without a version it was made by this build.
 */
export const findPresent = ({ name, v, args }: { name: string; v?: number; args: unknown }) => {
  const change = byName.get(name);
  const present = change && upcast({ name, v: v ?? change.version, args }, change.version);
  return present ? { change, args: present.args } : undefined;
};
