import type { Catalogue } from '../../../catalogue/catalogue.schema.ts';
import {
  areaToleranceOf,
  type MatchedSection,
  matchSection,
  type SectionShape,
} from '../../../catalogue/match-section.ts';
import type { Profile } from '../../../catalogue/profile.schema.ts';
import type { Body, Section } from '../../../geometry/body/body.schema.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, circleOf, type Path, type Point } from '../../../geometry/body/path.ts';
import { profileOutline } from '../../../geometry/body/profile-outline.ts';
import { sectionMeasures } from '../../../geometry/measures/section-measures.ts';

/** A row of the catalogue and how it lies in the blank. */
export type FoundRow = { profile: Profile; section: Section; assumedProcess: string | null; isSharp: boolean };

/** Loops of a section in (y, z), its lower left corner at 0, 0; the outside counter-clockwise, voids clockwise. */
type Drawn = { loops: readonly Path[]; blankMm: Body['blankMm'] };

/** The row whose box and area a section has, with or without its radii, and whose centre lies where the section's does. */
export const findRow = ({ loops, blankMm }: Drawn, { profiles }: Catalogue): FoundRow | null => {
  const areaMm2 = loops.reduce((sum, loop) => sum + areaOf(loop), 0);
  const sides = [blankMm.width, blankMm.height] as const;
  const matched = shapesOf(loops).flatMap((shape) =>
    [sides, sides.toReversed()].flatMap(([hMm = 0, bMm = 0]): MatchedSection[] => {
      const found = matchSection({ shape, hMm, bMm, areaMm2 }, profiles);
      return found === null ? [] : [found];
    }),
  );
  const drawn = (areaIn: AreaIn) => rowsDrawnAs(loops, { sides, areaMm2, areaIn }, profiles);
  const isSharp = matched.length === 0 && drawn(outlineArea).length === 0;
  const rows = matched.length > 0 ? matched : drawn(isSharp ? sharpArea : outlineArea);
  for (const { profile, assumedProcess } of rows) {
    const section = sectionFor(profile, { loops, blankMm });
    if (section !== null) return { profile, section, assumedProcess, isSharp };
  }
  return null;
};

const shapesOf = ([outer = [], inner]: readonly Path[]): SectionShape[] => {
  const isRound = circleOf(outer) !== null;
  if (inner !== undefined) return isRound ? ['tube'] : ['hollow'];
  return isRound ? ['round'] : ['I', 'U', 'L', 'T', 'rectangle'];
};

const flats = ['FL', 'BFL'];

type AreaIn = (profile: Profile) => number;

/** Rows that have this area as they are drawn; hot and cold finished ones of one designation count as one. */
const rowsDrawnAs = (
  loops: readonly Path[],
  { sides: [h, b], areaMm2, areaIn }: { sides: readonly [number, number]; areaMm2: number; areaIn: AreaIn },
  profiles: readonly Profile[],
): Pick<FoundRow, 'profile' | 'assumedProcess'>[] => {
  const isHollow = loops.length > 1;
  const hasBox = ({ hMm, bMm }: Profile) => isNear(h, hMm) && isNear(b, bMm ?? hMm);
  const fitting = profiles.filter(
    (profile) =>
      profile.dMm === null &&
      !flats.includes(profile.family) &&
      (profile.family === 'RHS' || profile.family === 'SHS') === isHollow &&
      hasBox(profile) &&
      Math.abs(areaIn(profile) / areaMm2 - 1) <= areaToleranceOf(profile),
  );
  if (new Set(fitting.map(({ designation }) => designation)).size !== 1) return [];
  const usual = fitting.find(({ process }) => process === 'cold_formed') ?? fitting[0];
  return usual ? [{ profile: usual, assumedProcess: fitting.length > 1 ? usual.process : null }] : [];
};

const isNear = (drawn: number, own: number | null): boolean => Math.abs(drawn - (own ?? 0)) <= 0.6;

const areaOfLoops = (loops: readonly Path[]): number => {
  const [outer = 0, inner = 0] = loops.map((loop) => Math.abs(areaOf(loop)));
  return outer - inner;
};

/** Of a row as it is drawn here: tables of tees leave their radii out. */
const outlineArea: AreaIn = (profile) => areaOfLoops(profileOutline(profile).loops);

const sharpArea: AreaIn = (profile) =>
  areaOfLoops(profileOutline({ ...profile, rMm: 0, r2Mm: 0, process: 'cold_formed' }).loops);

const centreMm = 0.35;

/** How a row lies in the bar: height along z or y, stiff the same way, turned so that its centre is where that of the bar is; null where neither way fits. */
const sectionFor = (profile: Profile, { loops, blankMm }: Drawn): Section | null => {
  const drawn = centreOf(loops);
  const sections = (['z', 'y'] as const).flatMap((heightAxis) =>
    [false, true].flatMap((flipY) =>
      [false, true].map((flipZ): Section => ({ kind: 'profile', profileId: profile.id, heightAxis, flipY, flipZ })),
    ),
  );
  const ranked = sections.map((section) => {
    const { areaCentre, min, max, loops: outline } = sectionMeasures({ blankMm, section, processings: [] }, profile);
    const isOtherWay = leanOf(outline) * leanOf(loops) < 0;
    const box = Math.max(Math.abs(max[0] - min[0] - blankMm.height), Math.abs(max[1] - min[1] - blankMm.width));
    return { section, off: Math.hypot(areaCentre[0] - drawn[0], areaCentre[1] - drawn[1]), box, isOtherWay };
  });
  const best = ranked.filter(({ box, isOtherWay }) => box < 1.3 && !isOtherWay).sort((a, b) => a.off - b.off)[0];
  const reach = Math.max(centreMm, 0.01 * Math.max(blankMm.height, blankMm.width));
  return best !== undefined && best.off <= reach ? best.section : null;
};

/** Along which axis a section is stiffer: moment of area along y less that along z; 0 where both are nearly the same. */
const leanOf = (loops: readonly Path[]): number => {
  const centre = centreOf(loops);
  const [alongY = 0, alongZ = 0] = [0, 1].map((axis) =>
    loops.reduce((sum, loop) => sum + momentOf(flatten(loop, 15), axis, centre[axis] ?? 0), 0),
  );
  const off = alongY - alongZ;
  return Math.abs(off) < 0.02 * (Math.abs(alongY) + Math.abs(alongZ)) ? 0 : off;
};

const momentOf = (polygon: readonly Point[], axis: number, middle: number): number =>
  polygon.reduce((sum, from, place) => {
    const to = polygon[(place + 1) % polygon.length] ?? from;
    const [a, b] = [(from[axis] ?? 0) - middle, (to[axis] ?? 0) - middle];
    return sum + ((a * a + a * b + b * b) * (from[0] * to[1] - to[0] * from[1])) / 12;
  }, 0);

/** Centre of the area of loops, the outside counter-clockwise and voids clockwise. */
export const centreOf = (loops: readonly Path[]): [number, number] => {
  let [area, y, z] = [0, 0, 0];
  for (const piece of loops.flat()) {
    const points = piece.kind === 'line' ? [piece.start, piece.end] : drawnArc(piece);
    points.slice(1).forEach((to, place) => {
      const from = points[place] ?? to;
      const weight = from[0] * to[1] - to[0] * from[1];
      area += weight;
      y += (from[0] + to[0]) * weight;
      z += (from[1] + to[1]) * weight;
    });
  }
  return area === 0 ? [0, 0] : [y / (3 * area), z / (3 * area)];
};

const drawnArc = ({ centre, start, sweepRad }: Extract<Path[number], { kind: 'arc' }>): [number, number][] =>
  Array.from({ length: 33 }, (_, place) => {
    const [cos, sin] = [Math.cos((sweepRad * place) / 32), Math.sin((sweepRad * place) / 32)];
    const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  });
