import type { Profile } from '../catalogue/profile.schema.ts';
import type { Specificity } from '../prices/tariff-stock.schema.ts';
import type { Part } from './part.ts';
import { stockOf } from './stock-of.ts';
import { wallThicknessMm } from './wall-thickness.ts';

/** Profiles by their key, as far as how they are made goes. */
export type ProfileProcesses = ReadonlyMap<string, Pick<Profile, 'process'>>;

/** What a part is made from, as people call it: its profile, or plate of its thickness. */
export const partSpecName = ({ facts }: Pick<Part, 'facts'>): string =>
  stockOf(facts) === 'plate' ? `BL ${wallThicknessMm(facts).toString()}` : facts.profileName;

const specificities: Record<string, Specificity> = {
  hot_rolled: 'HOT_ROLLED',
  hot_finished: 'HOT_ROLLED',
  cold_rolled: 'COLD_ROLLED',
  cold_formed: 'COLD_ROLLED',
  welded: 'WELDED',
};

/** How stock of a process of the base data is made; null where the base data leaves it open. */
export const specificityOfProcess = (process: string): Specificity | null => specificities[process] ?? null;

/** How the stock of a part is made by the catalogue alone: open sections, bars and plates are rolled; a hollow section as its row says; null: it comes in several ways. */
export const specificityByCatalogue = (
  { facts }: Pick<Part, 'facts'>,
  profiles: ProfileProcesses,
): Specificity | null => {
  const profile = facts.profileId === null ? undefined : profiles.get(facts.profileId);
  if (profile) return specificityOfProcess(profile.process);
  return stockOf(facts) === 'hollow' ? null : 'HOT_ROLLED';
};
