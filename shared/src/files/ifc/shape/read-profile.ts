import type { SectionShape } from '../../../catalogue/match-section.ts';
import type { Profile, ProfileFamily } from '../../../catalogue/profile.schema.ts';
import { circlePath, mapped, type Path, type Point, polygonPath, roundedPolygon } from '../../../geometry/body/path.ts';
import { profileOutline } from '../../../geometry/body/profile-outline.ts';
import { numberAt, refAt, refsAt, textAt } from '../../part21/arguments.ts';
import type { Part21 } from '../../part21/read-part21.ts';
import type { Part21Record } from '../../part21/read-records.ts';
import { type Lie, lieAt, lieWithin, noLie, planeOperatorAt } from '../model/frames.ts';
import { type IfcModel, lengthAt, recordOf } from '../model/ifc-model.ts';
import { lain, readLoop } from './read-curve.ts';

/** Measures that a parametric profile states, mm; walls null where it has none. */
export type StatedSection = {
  shape: SectionShape;
  hMm: number;
  bMm: number;
  webMm: number | null;
  flangeMm: number | null;
};

/** A cross-section in the plane that is swept: its loops, mm, the first the outside; how a parametric one lies in it. */
export type IfcSection = { name: string; loops: Path[]; stated: StatedSection | null; lie: Lie };

type Drawn = { loops: Path[]; stated: StatedSection | null };

const knownSections = new WeakMap<Part21, Map<number, IfcSection | null>>();

/** A section that many bodies share is read once. @throws DomainError */
export const readProfile = (model: IfcModel, id: number): IfcSection | null => {
  const known = knownSections.get(model.part21) ?? new Map<number, IfcSection | null>();
  knownSections.set(model.part21, known);
  const found = known.get(id);
  if (found !== undefined) return found;
  const section = readSection(model, id, 0);
  known.set(id, section);
  return section;
};

/** The section of a profile definition; null for a kind that is not read, or one whose measures make no shape. @throws DomainError */
const readSection = (model: IfcModel, id: number, depth: number): IfcSection | null => {
  const record = recordOf(model, id);
  const name = textAt(record, 1);
  if (depth > 8) return model.part21.refuse('E_DEPTH', id, { max: 8 });
  if (record.type === 'IFCDERIVEDPROFILEDEF' || record.type === 'IFCMIRROREDPROFILEDEF') {
    const parent = refAt(record, 2);
    const own = parent === null ? null : readSection(model, parent, depth + 1);
    if (own === null) return null;
    const isMirrored = record.type === 'IFCMIRROREDPROFILEDEF';
    const lie = isMirrored ? { ...noLie, dir: [-1, 0] as Point, mirrors: true } : planeOperatorAt(model, record, 3);
    return moved({ ...own, name: name || own.name }, lie);
  }
  const drawn = arbitrary(model, record);
  if (drawn !== undefined) return drawn === null ? null : { name, loops: drawn, stated: null, lie: noLie };
  const parametric = parametricOf(record, (place) => lengthAt(model, record, place) ?? 0);
  if (parametric === null || !isSound(parametric.loops)) return null;
  return moved({ name, ...parametric, lie: noLie }, lieAt(model, record, 2));
};

const isSound = (loops: readonly Path[]): boolean =>
  loops.length > 0 &&
  loops.every((loop) => loop.every(({ start, end }) => [...start, ...end].every((value) => Number.isFinite(value))));

const moved = ({ name, loops, stated, lie }: IfcSection, by: Lie): IfcSection => ({
  name,
  loops: loops.map((loop) => lain(loop, by)),
  stated:
    stated === null || by.scale === 1
      ? stated
      : {
          shape: stated.shape,
          hMm: stated.hMm * by.scale,
          bMm: stated.bMm * by.scale,
          webMm: stated.webMm === null ? null : stated.webMm * by.scale,
          flangeMm: stated.flangeMm === null ? null : stated.flangeMm * by.scale,
        },
  lie: lieWithin(by, lie),
});

/** Loops of an arbitrary profile; undefined: it is none. */
const arbitrary = (model: IfcModel, record: Part21Record): Path[] | null | undefined => {
  if (record.type !== 'IFCARBITRARYCLOSEDPROFILEDEF' && record.type !== 'IFCARBITRARYPROFILEDEFWITHVOIDS')
    return undefined;
  const outer = refAt(record, 2);
  const inner = record.type === 'IFCARBITRARYPROFILEDEFWITHVOIDS' ? refsAt(record, 3) : [];
  const loops = (outer === null ? [] : [outer, ...inner]).map((curve) => readLoop(model, curve));
  return loops.length === 0 || loops.includes(null) ? null : (loops as Path[]);
};

type Length = (place: number) => number;

/** A parametric profile about the middle of its box. */
const parametricOf = (record: Part21Record, length: Length): Drawn | null => {
  switch (record.type) {
    case 'IFCISHAPEPROFILEDEF':
      return girder(record, length);
    case 'IFCASYMMETRICISHAPEPROFILEDEF':
      return unequalGirder(length);
    case 'IFCUSHAPEPROFILEDEF':
      return channel(record, length);
    case 'IFCLSHAPEPROFILEDEF':
      return angle(length);
    case 'IFCTSHAPEPROFILEDEF':
      return tee(length);
    case 'IFCCSHAPEPROFILEDEF':
      return coldFormed(length);
    case 'IFCZSHAPEPROFILEDEF':
      return zed(length);
    case 'IFCRECTANGLEHOLLOWPROFILEDEF':
      return box(length);
    case 'IFCCIRCLEHOLLOWPROFILEDEF':
      return tube(length);
    case 'IFCCIRCLEPROFILEDEF':
      return round(length);
    case 'IFCRECTANGLEPROFILEDEF':
      return rectangle(length(3), length(4), 0);
    case 'IFCROUNDEDRECTANGLEPROFILEDEF':
      return rectangle(length(3), length(4), length(5));
    case 'IFCTRAPEZIUMPROFILEDEF':
      return trapezium(length);
    default:
      return null;
  }
};

type Sizes = { h: number; b: number; web: number; flange: number; r: number; r2?: number };

const outlineOf = (family: ProfileFamily, { h, b, web, flange, r, r2 = 0 }: Sizes): Path[] => {
  const row: Profile = {
    id: '',
    designation: '',
    family,
    process: 'hot_rolled',
    hMm: h,
    bMm: b,
    twMm: web,
    tfMm: flange,
    rMm: r,
    r2Mm: r2,
    dMm: null,
    tMm: web,
    areaCm2: 0,
    massKgPerM: 0,
    surfaceM2PerM: 0,
  };
  return centred(profileOutline(row).loops, b, h);
};

const centred = (loops: readonly Path[], b: number, h: number): Path[] =>
  loops.map((loop) => mapped(loop, ([x, y]) => [x - b / 2, y - h / 2], false));

const areAll = (...values: number[]): boolean => values.every((value) => value > 0);

/** A fillet may not be larger than what it lies between. */
const fillet = (radius: number, ...limits: number[]): number =>
  radius > 0 ? Math.min(radius, ...limits.map((limit) => 0.99 * limit)) : 0;

const slopeAt = (record: Part21Record, place: number): number => numberAt(record, place) ?? 0;

const girder = (record: Part21Record, length: Length): Drawn | null => {
  const [b, h, web, flange] = [length(3), length(4), length(5), length(6)];
  if (!areAll(b, h, web, flange) || web >= b || 2 * flange >= h) return null;
  const r = fillet(length(7), (b - web) / 2, h / 2 - flange);
  const isSloped = slopeAt(record, 9) > 0;
  const family = isSloped ? 'IPN' : 'IPE';
  const r2 = fillet(length(8), flange / 2, (b - web) / 4);
  return {
    loops: outlineOf(family, { h, b, web, flange, r, r2 }),
    stated: { shape: 'I', hMm: h, bMm: b, webMm: web, flangeMm: flange },
  };
};

const unequalGirder = (length: Length): Drawn | null => {
  const [low, h, web, lowT, lowR] = [length(3), length(4), length(5), length(6), length(7)];
  const [top, topT, topR] = [length(8), length(9) || lowT, length(10)];
  if (!areAll(low, h, web, lowT, top, topT) || web >= Math.min(low, top) || lowT + topT >= h) return null;
  const up = h / 2;
  const [rLow, rTop] = [lowR, topR].map((r) => fillet(r, (Math.min(low, top) - web) / 2, (h - lowT - topT) / 2));
  const side = (sign: 1 | -1) => [
    { at: [(sign * low) / 2, -up] as Point },
    { at: [(sign * low) / 2, lowT - up] as Point },
    { at: [(sign * web) / 2, lowT - up] as Point, radius: rLow ?? 0 },
    { at: [(sign * web) / 2, up - topT] as Point, radius: rTop ?? 0 },
    { at: [(sign * top) / 2, up - topT] as Point },
    { at: [(sign * top) / 2, up] as Point },
  ];
  return { loops: [roundedPolygon([...side(1), ...side(-1).toReversed()])], stated: null };
};

const channel = (record: Part21Record, length: Length): Drawn | null => {
  const [h, b, web, flange] = [length(3), length(4), length(5), length(6)];
  if (!areAll(h, b, web, flange) || web >= b || 2 * flange >= h) return null;
  const r = fillet(length(7), b - web, h / 2 - flange);
  const r2 = fillet(length(8), flange / 2, (b - web) / 2);
  const family = slopeAt(record, 9) > 0 ? 'UPN' : 'UPE';
  return {
    loops: outlineOf(family, { h, b, web, flange, r, r2 }),
    stated: { shape: 'U', hMm: h, bMm: b, webMm: web, flangeMm: flange },
  };
};

const angle = (length: Length): Drawn | null => {
  const [h, b, t] = [length(3), length(4) || length(3), length(5)];
  if (!areAll(h, b, t) || t >= Math.min(h, b)) return null;
  const r = fillet(length(6), b - t, h - t);
  const r2 = fillet(length(7), t);
  return {
    loops: outlineOf('L_UNEQUAL', { h, b, web: t, flange: t, r, r2 }),
    stated: { shape: 'L', hMm: h, bMm: b, webMm: t, flangeMm: t },
  };
};

const tee = (length: Length): Drawn | null => {
  const [h, b, web, flange] = [length(3), length(4), length(5), length(6)];
  if (!areAll(h, b, web, flange) || web >= b || flange >= h) return null;
  const r = fillet(length(7), (b - web) / 2, h - flange);
  const r2 = fillet(length(8), flange, web);
  return {
    loops: outlineOf('T', { h, b, web, flange, r, r2 }),
    stated: { shape: 'T', hMm: h, bMm: b, webMm: web, flangeMm: flange },
  };
};

const coldFormed = (length: Length): Drawn | null => {
  const [h, b, t, lip, r] = [length(3), length(4), length(5), length(6), length(7)];
  if (!areAll(h, b, t) || 2 * t >= Math.min(h, b) || !(lip > t && lip < h / 2)) return null;
  const [x, y] = [b / 2, h / 2];
  const inner = fillet(r, b / 2 - t, lip - t);
  const corner = (px: number, py: number, radius = 0) => ({ at: [px, py] as Point, radius });
  const loop = roundedPolygon([
    corner(-x, -y, inner + t),
    corner(x, -y, inner + t),
    corner(x, lip - y),
    corner(x - t, lip - y),
    corner(x - t, t - y, inner),
    corner(t - x, t - y, inner),
    corner(t - x, y - t, inner),
    corner(x - t, y - t, inner),
    corner(x - t, y - lip),
    corner(x, y - lip),
    corner(x, y, inner + t),
    corner(-x, y, inner + t),
  ]);
  return { loops: [loop], stated: null };
};

const zed = (length: Length): Drawn | null => {
  const [h, b, web, flange] = [length(3), length(4), length(5), length(6)];
  if (!areAll(h, b, web, flange) || web >= b || 2 * flange >= h) return null;
  const r = fillet(length(7), b - web, h / 2 - flange);
  const [y, w] = [h / 2, web / 2];
  const far = b - w;
  const corner = (px: number, py: number, radius = 0) => ({ at: [px, py] as Point, radius });
  const loop = roundedPolygon([
    corner(-w, -y),
    corner(far, -y),
    corner(far, flange - y),
    corner(w, flange - y, r),
    corner(w, y),
    corner(-far, y),
    corner(-far, y - flange),
    corner(-w, y - flange, r),
  ]);
  return { loops: [loop], stated: null };
};

const box = (length: Length): Drawn | null => {
  const [b, h, t] = [length(3), length(4), length(5)];
  if (!areAll(b, h, t) || 2 * t >= Math.min(b, h)) return null;
  const inner = fillet(length(6), b / 2 - t, h / 2 - t);
  const outer = fillet(length(7), b / 2, h / 2);
  const loops = [roundedBox(b, h, outer), roundedBox(b - 2 * t, h - 2 * t, inner)];
  return { loops, stated: { shape: 'hollow', hMm: h, bMm: b, webMm: t, flangeMm: t } };
};

const roundedBox = (b: number, h: number, radius: number): Path =>
  roundedPolygon([
    { at: [-b / 2, -h / 2], radius },
    { at: [b / 2, -h / 2], radius },
    { at: [b / 2, h / 2], radius },
    { at: [-b / 2, h / 2], radius },
  ]);

const tube = (length: Length): Drawn | null => {
  const [radius, t] = [length(3), length(4)];
  if (!areAll(radius, t) || t >= radius) return null;
  return {
    loops: [circlePath([0, 0], radius), circlePath([0, 0], radius - t)],
    stated: { shape: 'tube', hMm: 2 * radius, bMm: 2 * radius, webMm: t, flangeMm: t },
  };
};

const round = (length: Length): Drawn | null => {
  const radius = length(3);
  if (!areAll(radius)) return null;
  const sizes = { hMm: 2 * radius, bMm: 2 * radius };
  return { loops: [circlePath([0, 0], radius)], stated: { shape: 'round', ...sizes, webMm: null, flangeMm: null } };
};

const rectangle = (b: number, h: number, radius: number): Drawn | null =>
  areAll(b, h) ? { loops: [roundedBox(b, h, fillet(radius, b / 2, h / 2))], stated: null } : null;

const trapezium = (length: Length): Drawn | null => {
  const [bottom, top, h, offset] = [length(3), length(4), length(5), length(6)];
  if (!areAll(bottom, top, h)) return null;
  const x = -bottom / 2;
  const corners: Point[] = [
    [x, -h / 2],
    [-x, -h / 2],
    [x + offset + top, h / 2],
    [x + offset, h / 2],
  ];
  return { loops: [polygonPath(corners)], stated: null };
};
