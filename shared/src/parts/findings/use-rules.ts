import { finishes, isGalvanised, type Surface } from '../finishes.ts';
import { wallThicknessMm } from '../materials/zinc-surface.ts';
import type { PartFacts } from '../part-facts.schema.ts';
import type { ServiceClass } from './installation.schema.ts';
import type { Rule } from './part-findings.ts';

/** Stainless steels are named by their material number. */
export const isStainless = (grade: string | null): boolean => grade?.startsWith('1.4') ?? false;

/** The coat is powder, whatever lies under it. */
const isPowdered = (surface: Surface): boolean => finishes[surface].coats.includes('powder');

/** Up to this thickness steel in timber needs zinc (EN 1995-1-1, table 4.1): all of it in the weather. */
const zincedUpToMm: Readonly<Record<ServiceClass, number>> = { 1: 3, 2: 5, 3: Infinity };

const thinnestMm = (facts: PartFacts): number => (facts.thicknessMm ?? wallThicknessMm(facts).toNumber()) || Infinity;

/** Steel whose surface does not last where it is built in: bare or only primed where zinc is wanted. */
export const coatForUse: Rule = ({ facts, surface, grade }, { use }) => {
  const { serviceClass } = use;
  if (serviceClass === null || isStainless(grade) || isGalvanised(surface) || isPowdered(surface)) return [];
  const thicknessMm = thinnestMm(facts);
  if (thicknessMm > zincedUpToMm[serviceClass]) return [];
  if (serviceClass < 3 && finishes[surface].coats.length > 0) return [];
  return [{ code: 'warn.coat-for-use', values: { surface, serviceClass, thicknessMm } }];
};

/** Acid of the wood eats bare steel and thin zinc: oak and its like always, larch and Douglas fir where they get wet. */
export const coatForWood: Rule = ({ surface, grade }, { use: { wood, serviceClass } }) => {
  if (isStainless(grade) || isPowdered(surface)) return [];
  const isAcid = wood === 'oak' || (wood === 'larch' && serviceClass === 3);
  return isAcid ? [{ code: 'warn.coat-for-wood', values: { surface, wood } }] : [];
};

type ThicknessTable = Readonly<Record<string, { inside: number; outside: number }>>;

/** Largest thickness, mm, at half the yield strength (EN 1993-1-10, table 2.1): inside at 0 °C, else at -20 °C. */
const largest: ThicknessTable = {
  S235JR: { inside: 75, outside: 55 },
  S235J0: { inside: 105, outside: 75 },
  S355JR: { inside: 55, outside: 40 },
  S355J0: { inside: 80, outside: 60 },
  S355J2: { inside: 110, outside: 80 },
};

/** Steel so thick that it may break without warning in the cold: a tougher quality is wanted. */
export const toughness: Rule = ({ facts, grade }, { use: { serviceClass } }) => {
  const row = largest[grade ?? ''];
  const { thicknessMm } = facts;
  if (!row || thicknessMm === null || grade === null) return [];
  const mostMm = serviceClass === 1 ? row.inside : row.outside;
  return thicknessMm > mostMm ? [{ code: 'warn.grade-too-thick', values: { grade, thicknessMm, mostMm } }] : [];
};

/** Corners into the steel that were seen sharp, where a declaration of performance makes it a part that carries loads. */
export const sharpCorners: Rule = ({ facts }, { use: { carriesLoads } }) =>
  carriesLoads
    ? facts.findings.flatMap(({ code, values }) =>
        code === 'seen.sharp-corner' ? [{ code: 'warn.sharp-corner' as const, values }] : [],
      )
    : [];
