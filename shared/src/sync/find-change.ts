import type { Change } from './define-change.ts';
import { changes } from './changes.ts';
import { withdrawChange } from './withdraw-change.ts';

const byName = new Map<string, Change>(
  [...Object.values(changes), withdrawChange].map((change) => [change.name, change as unknown as Change]),
);

/** The change of a name, as it lies in a queue or arrives at the server; undefined when there is none. */
export const findChange = (name: string): Change | undefined => byName.get(name);
