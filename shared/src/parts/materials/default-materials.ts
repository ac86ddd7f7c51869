import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Specificity } from '../../prices/tariff-stock.schema.ts';
import type { Part } from '../part.ts';
import { type Stock, stockOf } from './stock-of.ts';
import { wallThicknessMm } from './zinc-surface.ts';

/** What the catalogue proposes for a stock for which the file names no material, or not how it was made. */
export type DefaultMaterial = { partSpecName: string; grade: string | null; specificity: Specificity };

type Around = { profiles: ProfileProcesses; grades: ReadonlyMap<string, Grade> };

/** The proposals by name of the stock, whatever was chosen meanwhile; empty where the file says it all. */
export const defaultMaterialMap = (parts: readonly Part[], around: Around): Map<string, DefaultMaterial> =>
  new Map(
    parts
      .filter((part) => part.isTaken && part.facts.category !== 'ASSEMBLY' && isLeftOpen(part, around.profiles))
      .map((part) => [partSpecName(part), proposalFor(part, around)]),
  );

/** The file names no material. */
export const hasNoMaterialOfFile = ({ facts }: Pick<Part, 'facts'>) => facts.grade === null;

const isLeftOpen = (part: Part, profiles: ProfileProcesses) =>
  hasNoMaterialOfFile(part) || specificityByCatalogue(part, profiles) === null;

/** Sheet below this thickness is rolled cold, mm. */
const thinSheetMm = 3;

const kindFor = (stock: Stock, wallMm: number) => {
  if (stock === 'hollow') return 'structural hollow section';
  return stock === 'plate' && wallMm > 0 && wallMm < thinSheetMm ? 'cold rolled sheet' : 'structural steel';
};

const proposalFor = (part: Part, { profiles, grades }: Around): DefaultMaterial => {
  const stock = stockOf(part.facts);
  const kind = kindFor(stock, wallThicknessMm(part.facts).toNumber());
  const grade = grades.get(part.facts.grade ?? '') ?? [...grades.values()].find((each) => each.kind === kind) ?? null;
  const usual = specificityOfProcess(grade?.usualProcess ?? '');
  const byCatalogue = specificityByCatalogue(part, profiles);
  return {
    partSpecName: partSpecName(part),
    grade: grade?.grade ?? null,
    specificity: (stock === 'plate' ? (usual ?? byCatalogue) : (byCatalogue ?? usual)) ?? 'HOT_ROLLED',
  };
};

/** Profiles by their key, as far as how they are made goes. */
export type ProfileProcesses = ReadonlyMap<string, Pick<Profile, 'process'>>;

/** What a part is made from, as people call it: its profile, which the catalogue may not know, or plate of its thickness. */
export const partSpecName = ({ facts }: Pick<Part, 'facts'>): string =>
  stockOf(facts) === 'plate' && (facts.category === 'FLAT' || facts.profileName === '')
    ? `BL ${wallThicknessMm(facts).toString()}`
    : facts.profileName;

const specificities: Record<string, Specificity> = {
  hot_rolled: 'HOT_ROLLED',
  hot_finished: 'HOT_ROLLED',
  cold_rolled: 'COLD_ROLLED',
  cold_formed: 'COLD_ROLLED',
  welded: 'WELDED',
};

/** How stock of a process of the base data is made; null where the base data leaves it open. */
const specificityOfProcess = (process: string): Specificity | null => specificities[process] ?? null;

/** How the stock of a part is made by the catalogue alone: open sections, bars and plates are rolled; a hollow section as its row says; null: it comes in several ways. */
export const specificityByCatalogue = (
  { facts }: Pick<Part, 'facts'>,
  profiles: ProfileProcesses,
): Specificity | null => {
  const profile = facts.profileId === null ? undefined : profiles.get(facts.profileId);
  if (profile) return specificityOfProcess(profile.process);
  return stockOf(facts) === 'hollow' ? null : 'HOT_ROLLED';
};
