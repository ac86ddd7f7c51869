import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from './body.schema.ts';
import {
  areaOf,
  type Corner,
  circlePath,
  mapped,
  type Path,
  type Point,
  polygonPath,
  reversed,
  roundedPolygon,
} from './path.ts';

/**
 * Outline of a catalogue section with its radii: loops in (across, up), mm, filling 0..b by 0..h; the first is the outside, a second the void.
 * Webs of U, legs of L stand at across = 0; the flange of a T lies at up = h.
 * IPN: flanges slope 14 %, their tabulated thickness is measured at b/4 from the edge (DIN 1025-1).
 * UPN: flanges slope 8 % (5 % above h = 300), their tabulated thickness is measured at b/2, above h = 300 at (b - tw)/2 from the edge (DIN 1026-1).
 */
export const profileOutline = (profile: Profile): { loops: Path[]; acrossMm: number; upMm: number } => {
  const loops = loopsOf(profile);
  const round = profile.family === 'CHS' || profile.family === 'RD';
  const across = (round ? profile.dMm : profile.bMm) ?? profile.hMm ?? 0;
  const up = (round ? profile.dMm : profile.hMm) ?? across;
  return { loops, acrossMm: across, upMm: up };
};

const loopsOf = (profile: Profile): Path[] => {
  switch (profile.family) {
    case 'HEA':
    case 'HEB':
    case 'HEM':
    case 'HEAA':
    case 'IPE':
    case 'IPEA':
    case 'IPEO':
    case 'HD':
    case 'HL':
    case 'HP':
    case 'UB':
    case 'UC':
      return [doubleT(profile, 0)];
    case 'IPN':
      return [doubleT(profile, 0.14)];
    case 'UPE':
    case 'UAP':
    case 'PFC':
      return [channel(profile, 0)];
    case 'UPN':
      return [channel(profile, (profile.hMm ?? 0) > 300 ? 0.05 : 0.08)];
    case 'L_EQUAL':
    case 'L_UNEQUAL':
      return [angle(profile)];
    case 'T':
      return [tee(profile)];
    case 'RHS':
    case 'SHS':
      return hollow(profile);
    case 'CHS':
      return tube(profile);
    case 'RD':
      return [circlePath([half(profile.dMm), half(profile.dMm)], half(profile.dMm))];
    case 'FL':
    case 'BFL':
    case 'SQ':
      return [rectangle(profile.bMm ?? profile.hMm ?? 0, profile.hMm ?? 0)];
    default:
      return profile.family satisfies never;
  }
};

const half = (value: number | null): number => (value ?? 0) / 2;

const sizes = (profile: Profile) => ({
  h: profile.hMm ?? 0,
  b: profile.bMm ?? 0,
  tw: profile.twMm ?? profile.tMm ?? 0,
  tf: profile.tfMm ?? profile.tMm ?? 0,
  r: profile.rMm ?? 0,
  r2: profile.r2Mm ?? 0,
});

const corner = (x: number, y: number, radius = 0): Corner => ({ at: [x, y], radius });

const rectangle = (b: number, h: number): Path =>
  polygonPath([
    [0, 0],
    [b, 0],
    [b, h],
    [0, h],
  ]);

const doubleT = (profile: Profile, slope: number): Path => {
  const { h, b, tw, tf, r, r2 } = sizes(profile);
  const [left, right] = [(b - tw) / 2, (b + tw) / 2];
  const tip = tf - (slope * b) / 4;
  const root = tf + slope * (b / 4 - tw / 2);
  return roundedPolygon([
    corner(0, 0),
    corner(b, 0),
    corner(b, tip, r2),
    corner(right, root, r),
    corner(right, h - root, r),
    corner(b, h - tip, r2),
    corner(b, h),
    corner(0, h),
    corner(0, h - tip, r2),
    corner(left, h - root, r),
    corner(left, root, r),
    corner(0, tip, r2),
  ]);
};

const channel = (profile: Profile, slope: number): Path => {
  const { h, b, tw, tf, r, r2 } = sizes(profile);
  const measured = h > 300 ? (b + tw) / 2 : b / 2;
  const tip = tf - slope * (b - measured);
  const root = tf + slope * (measured - tw);
  return roundedPolygon([
    corner(0, 0),
    corner(b, 0),
    corner(b, tip, r2),
    corner(tw, root, r),
    corner(tw, h - root, r),
    corner(b, h - tip, r2),
    corner(b, h),
    corner(0, h),
  ]);
};

const angle = (profile: Profile): Path => {
  const { h, b, tw, r, r2 } = sizes(profile);
  return roundedPolygon([
    corner(0, 0),
    corner(b, 0),
    corner(b, tw, r2),
    corner(tw, tw, r),
    corner(tw, h, r2),
    corner(0, h),
  ]);
};

const tee = (profile: Profile): Path => {
  const { h, b, tw, tf, r, r2 } = sizes(profile);
  const [left, right] = [(b - tw) / 2, (b + tw) / 2];
  return roundedPolygon([
    corner(left, 0, r2 / 2),
    corner(right, 0, r2 / 2),
    corner(right, h - tf, r),
    corner(b, h - tf, r2),
    corner(b, h),
    corner(0, h),
    corner(0, h - tf, r2),
    corner(left, h - tf, r),
  ]);
};

const hollow = (profile: Profile): Path[] => {
  const { h, b, r } = sizes(profile);
  const t = profile.tMm ?? profile.twMm ?? 0;
  const inner = profile.process === 'hot_finished' ? t : Math.max(r - t, 0);
  return [rounded([0, 0], [b, h], r), rounded([t, t], [b - t, h - t], inner)];
};

const rounded = ([x0, y0]: Point, [x1, y1]: Point, radius: number): Path =>
  roundedPolygon([corner(x0, y0, radius), corner(x1, y0, radius), corner(x1, y1, radius), corner(x0, y1, radius)]);

const tube = (profile: Profile): Path[] => {
  const radius = half(profile.dMm);
  return [circlePath([radius, radius], radius), circlePath([radius, radius], radius - (profile.tMm ?? 0))];
};

/**
 * Cross-section of a body's blank: loops in part coordinates (y, z), mm; the outside counter-clockwise, a void clockwise.
 * A catalogue section is centred in the blank, its height along `heightAxis`, mirrored about the middle by `flipY` and `flipZ`.
 * A body without a profile, or one whose profile is not known here, has its blank's rectangle.
 */
export const sectionOutline = (body: Body, profile: Profile | null): Path[] => {
  const { height, width } = body.blankMm;
  if (body.section.kind === 'box' || profile === null) return [sectionOutlineRectangle(height, width)];
  const { heightAxis, flipY, flipZ } = body.section;
  const { loops, acrossMm, upMm } = profileOutline(profile);
  const turned = heightAxis === 'y';
  const [offY, offZ] = turned
    ? [(height - upMm) / 2, (width - acrossMm) / 2]
    : [(height - acrossMm) / 2, (width - upMm) / 2];
  const place = ([across, up]: Point): Point => {
    const [y, z] = turned ? [up + offY, across + offZ] : [across + offY, up + offZ];
    return [flipY ? height - y : y, flipZ ? width - z : z];
  };
  const mirrors = turned !== (flipY !== flipZ);
  return loops.map((loop, index) => wound(mapped(loop, place, mirrors), index === 0));
};

const sectionOutlineRectangle = (height: number, width: number): Path =>
  polygonPath([
    [0, 0],
    [height, 0],
    [height, width],
    [0, width],
  ]);

const wound = (path: Path, outside: boolean): Path => (areaOf(path) > 0 === outside ? path : reversed(path));
