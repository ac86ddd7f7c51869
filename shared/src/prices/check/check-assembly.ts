import type { Vector } from '../../geometry/body/body.schema.ts';
import { dot, normalOf } from '../../geometry/body/vectors.ts';
import type { Seam } from '../../parts/assemblies/seam.schema.ts';
import { type Finding, findingsOf, type Use } from '../../parts/findings/part-findings.ts';
import { isGalvanised } from '../../parts/finishes.ts';
import { wallThicknessMm } from '../../parts/materials/zinc-surface.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';

/** Codes of what is said of parts that are welded together, with the names of their values. */
export const assemblyWarnings = {
  /** grades: joined by commas. */
  'warn.mixed-grades': ['grades'],
  'warn.thickness-ratio': ['thinMm', 'thickMm', 'most'],
  'warn.seam-angle': ['one', 'other', 'angleDeg', 'leastDeg'],
  'warn.sealed-overlap': ['one', 'other', 'areaCm2', 'mostCm2'],
  /** one and other: the parts with the longest of them. */
  'warn.seam-hidden': ['one', 'other', 'hiddenMm'],
} as const satisfies Record<`warn.${string}`, readonly string[]>;

export type AssemblyWarningCode = keyof typeof assemblyWarnings;

/** Steel that is dipped as one piece warps where one part is more than four times as thick as another (Strumet, design rules). */
const mostRatio = 4;

const thicknessOf = (facts: PartFacts): number => facts.thicknessMm ?? wallThicknessMm(facts).toNumber();

/** What is to be said of a welded assembly beside what its parts have: pure, of the taken parts that lie directly in it. */
export const checkAssembly = ({ isWelded, surface, facts }: Assembly, parts: readonly Part[], use: Use): Finding[] =>
  isWelded
    ? findingsOf([
        ...mixedGrades(parts, use),
        ...thicknessRatio(parts, surface),
        ...joinedPlates(facts.seams ?? [], parts).flatMap((joined) => [
          ...seamAngle(joined),
          ...(isGalvanised(surface) ? sealedOverlap(joined) : []),
        ]),
      ])
    : [];

/** Parts of several grades in one component are marked from EXC2 on, so that nobody takes one for the other (EN 1090-2, 6.2). */
const mixedGrades = (parts: readonly Part[], { carriesLoads }: Use): Remark[] => {
  const grades = [...new Set(parts.flatMap(({ grade }) => grade ?? []))].sort();
  return carriesLoads && grades.length > 1
    ? [{ code: 'warn.mixed-grades', values: { grades: grades.join(', ') } }]
    : [];
};

const thicknessRatio = (parts: readonly Part[], surface: Assembly['surface']): Remark[] => {
  if (!isGalvanised(surface)) return [];
  const all = parts.map(({ facts }) => thicknessOf(facts)).filter((mm) => mm > 0);
  const [thinMm, thickMm] = [Math.min(...all), Math.max(...all)];
  return all.length > 1 && thickMm > mostRatio * thinMm + 1e-6
    ? [{ code: 'warn.thickness-ratio', values: { thinMm, thickMm, most: mostRatio } }]
    : [];
};

/** Two plates with a seam between them, and the angle between their planes, 0 to 90 degrees. */
type JoinedPlates = { one: Part; other: Part; seamMm: number; angleDeg: number };

/** Plates whose angle is the same for all their pieces: which of several pieces meet is not known. */
const joinedPlates = (seams: readonly Seam[], parts: readonly Part[]): JoinedPlates[] => {
  const plates = new Map(parts.filter(({ facts }) => facts.category === 'FLAT').map((part) => [part.index, part]));
  return seams.flatMap(({ parts: [first, second], lengthMm }): JoinedPlates[] => {
    const [one, other] = [plates.get(first), plates.get(second)];
    if (!one || !other) return [];
    const normals = [normalsOf(one.facts), normalsOf(other.facts)] as const;
    const angles = normals[0].flatMap((a) => normals[1].map((b) => angleBetween(a, b)));
    const [least, most] = [Math.min(...angles), Math.max(...angles)];
    return angles.length > 0 && most - least < 1 ? [{ one, other, seamMm: lengthMm, angleDeg: Math.round(least) }] : [];
  });
};

/** More pieces than this are not compared each with each. */
const mostPieces = 20;

const normalsOf = ({ body, placements }: PartFacts): Vector[] => {
  const { length, height, width } = body.blankMm;
  const thin = Math.min(length, height, width);
  return placements.slice(0, mostPieces).map((placement) => {
    if (width === thin) return normalOf(placement);
    return height === thin ? placement.yAxis : placement.xAxis;
  });
};

const angleBetween = (a: Vector, b: Vector): number => (Math.acos(Math.min(1, Math.abs(dot(a, b)))) * 180) / Math.PI;

/** Fillet welds join faces that stand at 60 to 120 degrees (EN 1993-1-8, 4.3.2.1); into a sharper corner no torch reaches. */
const leastDeg = 60;

/** Plates that lie on each other have their seams at the edge. */
const flatDeg = 5;

const seamAngle = ({ one, other, angleDeg }: JoinedPlates): Remark[] =>
  angleDeg > flatDeg && angleDeg < leastDeg
    ? [{ code: 'warn.seam-angle', values: { one: one.name, other: other.name, angleDeg, leastDeg } }]
    : [];

/** Acid that is shut in between faces bursts the seam in the zinc bath: larger overlaps get a relief hole (Jamalex, design guide). */
const mostCm2 = 400;

/** Seams that reach round so much of an edge close it. */
const closedShare = 0.95;

const sealedOverlap = ({ one, other, seamMm, angleDeg }: JoinedPlates): Remark[] => {
  const [small] = [one, other].toSorted((a, b) => faceOf(a).areaCm2 - faceOf(b).areaCm2) as [Part];
  const { areaCm2, roundMm } = faceOf(small);
  const isClosed = seamMm >= closedShare * roundMm * Math.max(1, small.quantitySingle);
  return angleDeg <= flatDeg && isClosed && areaCm2 > mostCm2 && small.facts.measures.holes.length === 0
    ? [{ code: 'warn.sealed-overlap', values: { one: one.name, other: other.name, areaCm2, mostCm2 } }]
    : [];
};

/** The larger face of a plate's blank and the way round it. */
const faceOf = ({ facts }: Part): { areaCm2: number; roundMm: number } => {
  const { length, height, width } = facts.body.blankMm;
  const [, a = 0, b = 0] = [length, height, width].toSorted((x, y) => x - y);
  return { areaCm2: Math.round((a * b) / 100), roundMm: 2 * (a + b) };
};
