import { familiesOf } from '../../catalogue/match-section.ts';
import type { Profile, ProfileFamily } from '../../catalogue/profile.schema.ts';
import type { Face, SectionCode } from '../../files/nc1/nc1-document.ts';
import { type FacePlate, facePlates } from '../../files/nc1/shape/face-plates.ts';
import { flangeAtRoot } from '../../files/nc1/shape/find-section.ts';
import { outerSize } from '../../files/recognition/profile-shape.ts';
import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import { flatten } from '../../geometry/body/flatten.ts';
import type { Point } from '../../geometry/body/path.ts';
import { sectionOutline } from '../../geometry/body/profile-outline.ts';

const codes: Partial<Record<ProfileFamily, SectionCode>> = {
  ...Object.fromEntries(familiesOf.I.map((family) => [family, 'I'])),
  ...Object.fromEntries(familiesOf.U.map((family) => [family, 'U'])),
  L_EQUAL: 'L',
  L_UNEQUAL: 'L',
  T: 'T',
  RHS: 'M',
  SHS: 'M',
  CHS: 'RO',
  RD: 'RU',
  SQ: 'SO',
};

/** The faces whose plates together are the section, each plate once. */
const ownFaces: Partial<Record<SectionCode, readonly Face[]>> = {
  I: ['v', 'o', 'u'],
  U: ['v', 'o', 'u'],
  L: ['v', 'u'],
  T: ['v', 'u'],
  M: ['v', 'h', 'o', 'u'],
  SO: ['v', 'u'],
};

/** A bar as NC1 sees it: its section lies in height (Y) and width (Z), and `toBody` leads from there to the part. */
export type NcBar = {
  code: SectionCode;
  sizes: { height: number; width: number };
  plates: FacePlate[];
  toBody: (point: Vector) => Vector;
  fromBody: (point: Vector) => Vector;
};

/** The turn that lays a bar as NC1 has it, or null: no section of NC1, or one that is mirrored to it. */
export const ncBar = (body: Body, profile: Profile): NcBar | null => {
  const code = codes[profile.family];
  if (code === undefined || body.section.kind !== 'profile') return null;
  const { h, b } = outerSize(profile);
  const [height, width] = code === 'T' ? [b, h] : [h, b];
  const { length } = body.blankMm;
  const wanted = outlineKey(
    {
      blankMm: { length, height, width },
      section: { ...body.section, heightAxis: code === 'T' ? 'z' : 'y', flipY: false, flipZ: code === 'T' },
      processings: [],
    },
    profile,
    (point) => point,
  );
  const turn = turnsOf(body.blankMm).find(({ from }) => outlineKey(body, profile, from) === wanted);
  if (turn === undefined) return null;
  const sizes = { code, height, width, flange: flangeAtRoot(profile), web: profile.twMm ?? profile.tMm ?? 0 };
  const plates = facePlates(sizes, length);
  return {
    code,
    sizes,
    plates: (ownFaces[code] ?? []).map((face) => plates[face]),
    fromBody: turn.from,
    toBody: turn.to,
  };
};

type Turn = { from: (point: Vector) => Vector; to: (point: Vector) => Vector };

/** The eight ways to turn a bar that lies along x, the upright one first. */
const turnsOf = ({ length: l, height: h, width: w }: Body['blankMm']): Turn[] => {
  const quarters: Turn[] = [
    { from: ([x, y, z]) => [x, z, h - y], to: ([x, y, z]) => [x, h - z, y] },
    { from: ([x, y, z]) => [x, y, z], to: ([x, y, z]) => [x, y, z] },
    { from: ([x, y, z]) => [x, w - z, y], to: ([x, y, z]) => [x, z, w - y] },
    { from: ([x, y, z]) => [x, h - y, w - z], to: ([x, y, z]) => [x, h - y, w - z] },
  ];
  const endForEnd = ([x, y, z]: Vector): Vector => [l - x, h - y, z];
  return [
    ...quarters,
    ...quarters.map(
      ({ from, to }): Turn => ({ from: (point) => from(endForEnd(point)), to: (point) => endForEnd(to(point)) }),
    ),
  ];
};

/** The corners of a section, the same for sections that lie alike. */
const outlineKey = (body: Body, profile: Profile, from: Turn['from']): string => {
  const points = sectionOutline(body, profile).flatMap((loop) => flatten(loop, 90));
  const placed = points.map(([y, z]: Point) => from([0, y, z]).slice(1));
  return placed
    .map((point) => point.map((value) => (Math.round(value * 100) / 100 + 0).toFixed(1)).join(' '))
    .sort()
    .join('|');
};
