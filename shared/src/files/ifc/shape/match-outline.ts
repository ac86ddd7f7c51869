import { findProfile } from '../../../catalogue/find-profile.ts';
import { familiesOf, type MatchedSection, matchSection, type SectionShape } from '../../../catalogue/match-section.ts';
import type { Profile } from '../../../catalogue/profile.schema.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, circleOf, type Path, type Point } from '../../../geometry/body/path.ts';
import { profileOutline } from '../../../geometry/body/profile-outline.ts';
import { boundsOf, isRectangle } from '../../nc1/shape/contour-path.ts';
import type { IfcSection } from './read-profile.ts';

/** A row of the catalogue in a drawn section: whether its height lies along x, and about which of its middles it is mirrored. */
export type SectionMatch = MatchedSection & { isTurned: boolean; flipAcross: boolean; flipUp: boolean };

export const sectionArea = (loops: readonly Path[]): number =>
  loops.reduce((sum, loop, index) => sum + Math.abs(areaOf(loop)) * (index === 0 ? 1 : -1), 0);

const knownMatches = new WeakMap<IfcSection, SectionMatch | null>();

/** A section that many bodies share is looked up once, the catalogue being one. */
export const matchOutline = (section: IfcSection, profiles: readonly Profile[]): SectionMatch | null => {
  const known = knownMatches.get(section);
  if (known !== undefined) return known;
  const match = findMatch(section, profiles);
  knownMatches.set(section, match);
  return match;
};

/** The row of a parametric profile lies as the profile does; that of a drawn outline as the outline's moments tell. */
const findMatch = ({ name, loops, stated }: IfcSection, profiles: readonly Profile[]): SectionMatch | null => {
  const areaMm2 = sectionArea(loops);
  if (stated !== null) {
    const found = matchSection({ ...stated, areaMm2 }, profiles);
    if (found === null) return null;
    const { hMm } = found.profile;
    const isTurned = hMm !== null && Math.abs(hMm - stated.hMm) > 1;
    const isAngle = stated.shape === 'L' && isTurned;
    return { ...found, isTurned, flipAcross: false, flipUp: isAngle };
  }
  return squareBar(name, loops, profiles) ?? byOutline(loops, areaMm2, profiles);
};

/** A square is a plate's or a bar's: the bar's where it is called so. */
const squareBar = (name: string, loops: readonly Path[], profiles: readonly Profile[]): SectionMatch | null => {
  const profile = name === '' ? null : (findProfile(name, profiles)?.profile ?? null);
  const { min, max } = boundsOf(loops.slice(0, 1));
  const fits = [0, 1].every((axis) => Math.abs((max[axis] ?? 0) - (min[axis] ?? 0) - (profile?.hMm ?? 0)) < 0.05);
  const isSquare = loops.length === 1 && isRectangle(loops[0] ?? [], min, max);
  if (profile?.family !== 'SQ' || !fits || !isSquare) return null;
  return { profile, isByArea: true, assumedProcess: null, isTurned: false, flipAcross: false, flipUp: false };
};

const shapesBy = (loops: readonly Path[]): readonly SectionShape[] => {
  const [outer = [], inner] = loops;
  const isRound = circleOf(outer) !== null;
  if (inner !== undefined) return loops.length > 2 ? [] : isRound ? ['tube'] : ['hollow'];
  return isRound ? ['round'] : ['I', 'U', 'L', 'T'];
};

const byOutline = (loops: readonly Path[], areaMm2: number, profiles: readonly Profile[]): SectionMatch | null => {
  const { min, max } = boundsOf(loops.slice(0, 1));
  const [across, up] = [max[0] - min[0], max[1] - min[1]];
  const drawn = momentsOf(loops);
  for (const shape of shapesBy(loops))
    for (const isSwapped of [false, true]) {
      const [hMm, bMm] = isSwapped ? [across, up] : [up, across];
      const found = matchSection({ shape, hMm, bMm, areaMm2 }, profiles);
      const isUpright = found === null || Math.abs((found.profile.hMm ?? hMm) - hMm) <= 1;
      if (found === null || !isUpright) continue;
      const lie = lieOfOutline(found.profile, drawn, isSwapped);
      if (lie !== null) return { ...found, ...lie };
    }
  return null;
};

/** Middle from the middle of the box, and second moments about the axes through the middle, mm. */
type Moments = { x: number; y: number; xx: number; yy: number; xy: number; size: number };

const momentsOf = (loops: readonly Path[]): Moments => {
  let [area, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0];
  loops.forEach((loop, index) => {
    const polygon = flatten(loop, 5);
    const sign = (areaOf(loop) > 0 ? 1 : -1) * (index === 0 ? 1 : -1);
    polygon.forEach(([ax, ay], at) => {
      const [bx, by] = polygon[(at + 1) % polygon.length] ?? [ax, ay];
      const weight = sign * (ax * by - bx * ay);
      area += weight / 2;
      sx += ((ax + bx) * weight) / 6;
      sy += ((ay + by) * weight) / 6;
      sxx += ((ax * ax + ax * bx + bx * bx) * weight) / 12;
      syy += ((ay * ay + ay * by + by * by) * weight) / 12;
      sxy += ((ax * by + 2 * ax * ay + 2 * bx * by + bx * ay) * weight) / 24;
    });
  });
  const { min, max } = boundsOf(loops.slice(0, 1));
  const [x, y] = [sx / area, sy / area];
  return {
    x: x - (min[0] + max[0]) / 2,
    y: y - (min[1] + max[1]) / 2,
    xx: sxx / area - x * x,
    yy: syy / area - y * y,
    xy: sxy / area - x * y,
    size: Math.max(max[0] - min[0], max[1] - min[1]),
  };
};

const middleShare = 0.015;
const spreadShare = 0.03;

const lieOfOutline = (
  profile: Profile,
  drawn: Moments,
  isTurned: boolean,
): Pick<SectionMatch, 'isTurned' | 'flipAcross' | 'flipUp'> | null => {
  const own = momentsOf(profileOutline(profile).loops);
  // turned by a quarter, the section's up is the drawing's -x
  const seen = isTurned ? { ...drawn, x: drawn.y, y: -drawn.x, xx: drawn.yy, yy: drawn.xx, xy: -drawn.xy } : drawn;
  const isNear = (a: number, b: number, share: number, of: number) => Math.abs(a - b) <= share * of;
  for (const flipAcross of [false, true])
    for (const flipUp of [false, true]) {
      const middle: Point = [flipAcross ? -own.x : own.x, flipUp ? -own.y : own.y];
      const mixed = flipAcross !== flipUp ? -own.xy : own.xy;
      const fits =
        isNear(seen.x, middle[0], middleShare, own.size) &&
        isNear(seen.y, middle[1], middleShare, own.size) &&
        isNear(seen.xx, own.xx, spreadShare, Math.max(own.xx, own.yy)) &&
        isNear(seen.yy, own.yy, spreadShare, Math.max(own.xx, own.yy)) &&
        isNear(seen.xy, mixed, spreadShare, Math.max(own.xx, own.yy));
      if (fits) return { isTurned, flipAcross, flipUp };
    }
  return null;
};

/** Whether a family is one that only steel and aluminium are rolled in. */
export const isRolled = ({ family }: Profile): boolean =>
  (['I', 'U', 'L', 'T', 'hollow'] as const).some((shape) => familiesOf[shape].includes(family));
