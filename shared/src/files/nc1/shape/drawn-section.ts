import type { Profile, ProfileFamily } from '../../../catalogue/profile.schema.ts';
import { circlePolygon } from '../../../geometry/body/flatten.ts';
import { areaOf, circleOf, mapped, type Path, polygonPath } from '../../../geometry/body/path.ts';
import { profileOutline } from '../../../geometry/body/profile-outline.ts';
import type { Remark } from '../../../parts/part-facts.schema.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import type { Nc1Header, Nc1Part, SectionCode } from '../nc1-document.ts';
import { boundsOf, contourPath, movedBy } from './contour-path.ts';

export type DrawnSection = {
  /** In (z, y), its lower left corner at 0, 0; the first the outside. */
  loops: Path[];
  box: { height: number; width: number };
  findings: Remark[];
};

type Box = { height: number; width: number };

/** The section that a file draws (PR) or measures in its header; null where neither makes a shape. */
export const drawnSection = (part: Nc1Part, box: Box): DrawnSection | null =>
  part.profile.length > 0 ? ownOutline(part) : fromMeasures(part.header, box);

const kgPerMm3 = 7.85e-3;
const scales = [1, 2];
const massTolerance = 0.03;

/** Some programs draw the outline at double size: the header's mass tells. */
const ownOutline = ({ profile, header }: Nc1Part): DrawnSection | null => {
  const loops = profile
    .toSorted((a, b) => Number(a.isInner) - Number(b.isInner))
    .map(({ points }) => contourPath({ on: 'v', points }));
  const areaMm2 = profile.reduce(
    (sum, { points, isInner }) => sum + Math.abs(areaOf(contourPath({ on: 'v', points }))) * (isInner ? -1 : 1),
    0,
  );
  const massAt = (scale: number) => (areaMm2 * kgPerMm3) / scale ** 2;
  const scale =
    header.massKg === 0 ? 1 : scales.find((each) => Math.abs(massAt(each) / header.massKg - 1) <= massTolerance);
  if (scale === undefined || profile.filter(({ isInner }) => !isInner).length !== 1) return null;
  const { min, max } = boundsOf(loops);
  const box = { height: (max[0] - min[0]) / scale, width: (max[1] - min[1]) / scale };
  if (!(box.height > 0.1 && box.width > 0.1 && box.height < 2000 && box.width < 2000)) return null;
  const placed = loops.map((loop) => scaled(turned(movedBy(loop, -min[0], -min[1])), 1 / scale));
  return { loops: placed, box, findings: scale === 1 ? [] : [remarkOf('note.section-scaled', { factor: scale })] };
};

const turned = (path: Path): Path => mapped(path, ([y, z]) => [z, y], true);

const scaled = (path: Path, by: number): Path =>
  mapped(path, ([x, y]) => [x * by, y * by], false).map((piece) =>
    piece.kind === 'arc' ? { ...piece, radius: piece.radius * by } : piece,
  );

const families: Partial<Record<SectionCode, ProfileFamily>> = {
  I: 'IPE',
  U: 'UPE',
  C: 'UPE',
  L: 'L_UNEQUAL',
  T: 'T',
  M: 'RHS',
  RO: 'CHS',
  RU: 'RD',
};

const fromMeasures = (header: Nc1Header, box: Box): DrawnSection | null => {
  const family = families[header.code];
  const [web, flange] = [header.webMm || header.flangeMm, header.flangeMm || header.webMm];
  if (family === undefined || !isSound(header.code, { ...box, web, flange })) return null;
  const isTee = header.code === 'T';
  const [h, b] = isTee ? [box.width, box.height] : [box.height, box.width];
  const row: Profile = {
    id: '',
    designation: '',
    family,
    process: 'hot_finished',
    hMm: h,
    bMm: b,
    twMm: web,
    tfMm: flange,
    rMm: Math.min(header.radiusMm, largestRadius(header.code, { ...box, web, flange })),
    r2Mm: 0,
    dMm: family === 'CHS' || family === 'RD' ? box.height : null,
    tMm: web,
    areaCm2: 0,
    massKgPerM: 0,
    surfaceM2PerM: 0,
  };
  const { loops } = profileOutline(row);
  const placed = isTee ? loops.map((loop) => mapped(loop, ([across, up]) => [h - up, across], false)) : loops;
  return { loops: placed.map(withoutBore), box, findings: [] };
};

/** A round void is drawn as a polygon of its area: a circle along the bar would be a hole through it. */
const withoutBore = (path: Path, index: number): Path => {
  const circle = index === 0 ? null : circleOf(path);
  if (circle === null) return path;
  const [cx, cy] = circle.centre;
  return polygonPath(circlePolygon(circle.radiusMm, 96).map(([x, y]) => [cx + x, cy + y]));
};

type Measures = Box & { web: number; flange: number };

const isSound = (code: SectionCode, { height, width, web, flange }: Measures): boolean => {
  if (!(height > 0 && width > 0)) return false;
  if (code === 'RU') return true;
  if (!(web > 0 && flange > 0)) return false;
  const isOpen = code === 'I' || code === 'U' || code === 'C';
  if (code === 'L') return web < width && web < height;
  if (code === 'T') return web < height && flange < width;
  return isOpen ? 2 * flange < height && web < width : 2 * web < Math.min(height, width);
};

/** A fillet may not be larger than what it lies between. */
const largestRadius = (code: SectionCode, { height, width, web, flange }: Measures): number => {
  const inner = { I: [(width - web) / 2, height / 2 - flange], T: [(height - web) / 2, width - flange] };
  const others = code === 'M' ? [height / 2, width / 2] : [width - web, height / 2 - flange];
  const limits = code === 'I' || code === 'T' ? inner[code] : code === 'L' ? [width - web, height - web] : others;
  return Math.max(0, 0.99 * Math.min(...limits));
};
