import { isGalvanised } from '../finishes.ts';
import type { Part } from '../part.ts';
import type { PartFacts } from '../part-facts.schema.ts';
import type { Rule } from './part-findings.ts';
import type { VentHole } from './vent-hole.schema.ts';

/** Closed ends of a hollow section, holes at each, their diameter. */
export type NeededVentHoles = { ends: number; count: number; diameterMm: number };

/**
 * A galvanised hollow section whose ends other parts close needs holes at each closed end (table of the base data).
 * Sections longer than the table's need at least 30 % of their cross-section open. Holes of the part that are large enough count.
 * In a welded assembly they are made with it, for their price; a loose part is only warned of.
 */
export const ventHolesMissing: Rule = (part, { ventHoles }) => {
  const needed = ventHolesNeeded(part, ventHoles);
  if (needed === null) return [];
  return [{ code: part.isWelded ? 'warn.vent-holes-made' : 'warn.vent-holes-missing', values: needed }];
};

/** The holes that a part still needs before it is galvanised, the usual way (two at each closed end); null: none. */
export const ventHolesNeeded = (
  { facts, surface }: Pick<Part, 'facts' | 'surface'>,
  ventHoles: readonly VentHole[],
): NeededVentHoles | null => {
  const ends = facts.cappedEnds ?? 0;
  const isHollow = ['RHS', 'SHS', 'CHS'].includes(facts.profileFamily ?? '');
  if (!isGalvanised(surface) || !isHollow || ends === 0) return null;
  const options = optionsOf(facts, ventHoles);
  const [first] = options;
  const isVented = options.some(({ count, diameterMm }) => holesFrom(facts, diameterMm) >= count * ends);
  return first === undefined || isVented ? null : { ends, ...first };
};

/** Sections up to this length are in the table. */
const tableLengthMm = 2800;
const longShare = 0.3;

type Option = { count: number; diameterMm: number };

/** The ways to vent one end, the usual one (two holes) first. */
const optionsOf = ({ body, profileFamily }: PartFacts, table: readonly VentHole[]): Option[] => {
  const { length, height, width } = body.blankMm;
  const sides = [Math.max(height, width), Math.min(height, width)] as const;
  const row = table.find((each) => takes(each, sides)) ?? table.at(-1);
  if (row === undefined) return [];
  const sectionMm2 = (profileFamily === 'CHS' ? Math.PI / 4 : 1) * sides[0] * sides[1];
  const leastOf = (count: number) =>
    length <= tableLengthMm ? 0 : Math.ceil(Math.sqrt((4 * longShare * sectionMm2) / (Math.PI * count)));
  return [
    { count: 2, diameterMm: row.twoHolesMm },
    { count: 1, diameterMm: row.oneHoleMm },
    { count: 4, diameterMm: row.fourHolesMm },
  ].flatMap(({ count, diameterMm }) =>
    diameterMm === null ? [] : [{ count, diameterMm: Math.max(diameterMm, leastOf(count)) }],
  );
};

/** Sizes of a section differ from its name by the tolerance of a file's box. */
const boxToleranceMm = 0.5;

const takes = ({ roundOrSquareUpToMm, rectUpToMm }: VentHole, [large, small]: readonly [number, number]): boolean => {
  if (large - small <= boxToleranceMm) return large <= roundOrSquareUpToMm + boxToleranceMm;
  const [long = 0, short = 0] = rectUpToMm.split('x').map(Number);
  return large <= long + boxToleranceMm && small <= short + boxToleranceMm;
};

const holesFrom = ({ measures }: PartFacts, diameterMm: number): number =>
  measures.holes.reduce((count, hole) => count + (hole.diameterMm >= diameterMm - 0.01 ? hole.count : 0), 0);
