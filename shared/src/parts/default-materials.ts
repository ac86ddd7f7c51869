import type { Grade } from '../catalogue/catalogue.schema.ts';
import type { Specificity } from '../prices/tariff-stock.schema.ts';
import type { Part } from './part.ts';
import { type ProfileProcesses, partSpecName, specificityByCatalogue, specificityOfProcess } from './part-spec.ts';
import { type Stock, stockOf } from './stock-of.ts';
import { wallThicknessMm } from './wall-thickness.ts';

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
