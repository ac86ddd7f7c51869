import { edgeDiameters, pitchDiameters } from '../../geometry/body/geometry-remarks.ts';
import type { Finding, Surroundings } from '../../parts/findings/part-findings.ts';
import { isStainless } from '../../parts/findings/use-rules.ts';
import { isGalvanised, type Surface } from '../../parts/finishes.ts';
import { stockOf } from '../../parts/materials/stock-of.ts';
import { wallThicknessMm } from '../../parts/materials/zinc-surface.ts';
import type { Mend } from '../../parts/mends/mend.schema.ts';
import { countDrilled } from '../../parts/mends/mend-body.ts';
import type { Part } from '../../parts/part.ts';

/** What mends a finding by one tap: another shape, another surface, another grade. */
export type Remedy = { mend: Mend } | { surface: Surface } | { grade: string };

type Subject = { part: Part; finding: Finding; limits: NonNullable<Surroundings['limits']> };

const numberIn = ({ values }: Finding, name: string): number => Number(values[name]);

/** Up to two remedies of a finding, the likeliest first; none where only its user can know what is meant. */
export const remediesOf = (part: Part, finding: Finding, { limits }: Pick<Surroundings, 'limits'>): Remedy[] => {
  const find = remedies[finding.code];
  return find && limits ? find({ part, finding, limits }).slice(0, 2) : [];
};

const holesTo = ({ part, finding }: Subject, toMm: number): Remedy[] => {
  const fromMm = numberIn(finding, 'diameterMm');
  const isMendable = part.facts.profileId === null && countDrilled(part.facts.body, fromMm) > 0;
  return isMendable ? [{ mend: { kind: 'holes', fromMm, toMm } }] : [];
};

/** Holes in steel for M8 to M30, mm (EN 1090-2, table 11). */
const boltHolesMm = [9, 11, 13, 18, 22, 26, 33];

/** Holes for the next smaller bolt, where they keep their distances and are not thinner than the plate; a hole stays where it is. */
const smallerBolt = (subject: Subject, diametersApart: number): Remedy[] => {
  const toMm = boltHolesMm.findLast((mm) => mm < numberIn(subject.finding, 'diameterMm') - 0.5);
  const isKept = toMm !== undefined && toMm * diametersApart <= numberIn(subject.finding, 'distanceMm');
  return isKept && toMm >= (subject.part.facts.thicknessMm ?? 0) ? holesTo(subject, toMm) : [];
};

/** The distance of two holes follows from both: only where all are alike. */
const smallerBoltOfAll = (subject: Subject): Remedy[] =>
  subject.part.facts.measures.holes.length === 1 ? smallerBolt(subject, pitchDiameters) : [];

const thicknessTo = ({ part: { facts }, finding }: Subject): Remedy[] =>
  facts.category === 'FLAT' && facts.thicknessMm !== null
    ? ['thickerMm', 'thinnerMm']
        .map((name) => numberIn(finding, name))
        .filter((toMm) => toMm > 0)
        .map((toMm) => ({ mend: { kind: 'thickness' as const, toMm } }))
    : [];

const ventHoles = ({ finding }: Subject): Remedy[] => {
  const [ends, count, diameterMm] = ['ends', 'count', 'diameterMm'].map((name) => numberIn(finding, name));
  return ends === 2 && diameterMm && (count === 2 || count === 4)
    ? [{ mend: { kind: 'ventHoles', diameterMm, count } }]
    : [];
};

const gradesInStock = ({ part, limits }: Subject): string[] =>
  limits.material.filter(({ stock }) => stock === stockOf(part.facts)).map(({ grade }) => grade);

const strengthOf = (grade: string): string => grade.match(/^(S\d{3}|1\.4)/)?.[1] ?? grade;

/** Grades in stock, of the same strength first. */
const otherGrades = (subject: Subject): Remedy[] => {
  const own = subject.part.grade ?? 'S235';
  const inStock = [...new Set(gradesInStock(subject))].filter(
    (grade) => grade !== own && isStainless(grade) === isStainless(own),
  );
  const alike = inStock.filter((grade) => strengthOf(grade) === strengthOf(own));
  const stronger = inStock.filter((grade) => strengthOf(grade) > strengthOf(own));
  return [...alike, ...stronger].map((grade) => ({ grade }));
};

const tougherGrades = (subject: Subject): Remedy[] => {
  const { grade } = subject.part;
  return gradesInStock(subject)
    .filter((other) => strengthOf(other) === strengthOf(grade ?? '') && other !== grade && other.includes('J2'))
    .map((tougher) => ({ grade: tougher }));
};

const takesZinc = ({ part, limits }: Subject): boolean =>
  !isStainless(part.grade) && !wallThicknessMm(part.facts).lt(limits.zinc.minimumThicknessMm);

const zinc = (subject: Subject): Remedy[] =>
  takesZinc(subject) && !isGalvanised(subject.part.surface) ? [{ surface: 'ZINCED' }] : [];

const stainless = (subject: Subject): Remedy[] =>
  gradesInStock(subject)
    .filter(isStainless)
    .map((grade) => ({ grade }));

const remedies: Readonly<Record<string, (subject: Subject) => Remedy[]>> = {
  'warn.hole-smaller-than-thickness': (subject) => holesTo(subject, numberIn(subject.finding, 'thicknessMm')),
  'warn.hole-near-edge': (subject) => smallerBolt(subject, edgeDiameters),
  'warn.holes-near-each-other': smallerBoltOfAll,
  'warn.hole-below-drill': (subject) => holesTo(subject, numberIn(subject.finding, 'leastMm')),
  'request.thickness-not-stock': thicknessTo,
  'warn.vent-holes-missing': ventHoles,
  'request.grade-not-stocked': otherGrades,
  'request.missing-grade': otherGrades,
  'request.unknown-grade': otherGrades,
  'warn.grade-too-thick': tougherGrades,
  'warn.coat-for-use': zinc,
  'warn.coat-for-wood': stainless,
  'request.too-thin-for-zinc': () => [{ surface: 'COATED' }, { surface: 'RAW' }],
  'request.larger-than-zinc-bath': () => [{ surface: 'COATED' }, { surface: 'RAW' }],
  'request.grade-not-galvanised': ({ part }) => [{ surface: isStainless(part.grade) ? 'RAW' : 'COATED' }],
};
