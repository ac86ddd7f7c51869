import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { projectOfChange } from '../project-of-change.ts';
import type { WaitingChange } from '../waiting-change.ts';

/** What belongs together in the list: an order and a quote are of several projects, the rest of one or of none. */
export type EntryGroup = { about: ProjectId | 'orders' | 'rest'; entries: WaitingEntry[] };

const aboutOrders: readonly string[] = [
  'submitOrder',
  'cancelOrder',
  'requestQuote',
  'requestFreight',
  'withdrawChange',
];

const aboutOf = ({ name, args }: WaitingEntry): EntryGroup['about'] =>
  aboutOrders.includes(name) ? 'orders' : (projectOfChange({ name, args } as WaitingChange) ?? 'rest');

/** The entries by what they are about, in the order in which each first appears. */
export const groupEntries = (entries: readonly WaitingEntry[]): EntryGroup[] =>
  [...Map.groupBy(entries, aboutOf)].map(([about, own]) => ({ about, entries: own }));
