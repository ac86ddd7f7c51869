import type { Profile } from '../../src/catalogue/profile.schema.ts';
import type { Frame, Vector } from '../../src/geometry/body/body.schema.ts';
import { sideFrames } from '../../src/geometry/body/side-frames.ts';
import { cosDeg, directionIn, normalOf, pointIn, sinDeg, add as sum, times } from '../../src/geometry/body/vectors.ts';
import {
  type Add,
  body,
  element,
  extruded,
  halfSpace,
  less,
  opening,
  placement,
  profile as profileOf,
  real,
} from '../files/sample-ifc.ts';
import type { Hole, Loop, Mitre, Recess, Shape } from './shape.ts';

type Place = { at: Vector; z: Vector; x: Vector };

/** Beyond the blank, so that a tool comes out on its far side. */
const beyondMm = 1;

/** The elements of a shape, one for each piece, as a design program writes them. */
export const ifcShape = (add: Add, shape: Shape, { name, row }: { name: string; row: Profile | null }): string[] => {
  const { base, tools, cuts } = shape.kind === 'plate' ? plateOf(add, shape) : barOf(add, shape, row);
  const cut = cuts.reduce((from, { at, z, x }) => less(add, from, halfSpace(add, { at, z, x })), base);
  return Array.from({ length: shape.quantity }, (_, piece) => {
    const place = placement(add, { at: [0, 1000 * piece, 0] });
    const host = element(add, {
      entity: shape.kind === 'plate' ? 'IFCPLATE' : 'IFCBEAM',
      name,
      objectType: shape.profile ?? '',
      tag: name,
      place,
      shape: body(add, cut),
      material: shape.grade ?? 'S235JR',
    });
    for (const tool of tools) opening(add, host, body(add, tool), placement(add, {}, place));
    return host;
  });
};

type Made = { base: string; tools: string[]; cuts: Place[] };

/** In x and y, its front at the top. */
const plateOf = (
  add: Add,
  { size: [l, w, t], outline, openings = [], holes = [], mitres = [], bevelMm = 0 }: Shape,
): Made => {
  const swept = outline ? curved(add, outline) : rectangle(add, l, w);
  const at: Vector = outline ? [0, 0, 0] : [l / 2, w / 2, 0];
  const down: Place = { at: [0, 0, t + beyondMm], z: [0, 0, -1], x: [1, 0, 0] };
  const up: Place = { at: [0, 0, -beyondMm], z: [0, 0, 1], x: [1, 0, 0] };
  const round = ({ side, x, y, diameter, depth }: Hole): string => {
    const [place, v] = side === 3 ? [up, w - y] : [down, y];
    return cylinder(add, { ...place, at: [x, v, place.at[2]] }, diameter, (depth ?? t + beyondMm) + beyondMm);
  };
  const lean = Math.SQRT1_2;
  return {
    base: extruded(add, swept, t, { place: { at, z: [0, 0, 1], x: [1, 0, 0] } }),
    tools: [
      ...holes.map(round),
      ...openings.map((loop) => extruded(add, curved(add, loop), t + 2 * beyondMm, { place: up })),
    ],
    cuts: [
      ...mitres.map(({ end, x, angle }): Place => {
        const way: Vector = [(end === 'end' ? 1 : -1) * sinDeg(angle), cosDeg(angle), 0];
        return { at: [x, 0, 0], z: way, x: [0, 0, 1] };
      }),
      ...(bevelMm > 0 ? [{ at: [0, bevelMm, t], z: [0, -lean, lean], x: [1, 0, 0] } satisfies Place] : []),
    ],
  };
};

/** In the coordinates of its blank. */
const barOf = (add: Add, shape: Shape, row: Profile | null): Made => {
  const { size, openings = [], holes = [], recesses = [], mitres = [] } = shape;
  const [length, height, width] = size;
  const sides = sideFrames({ length, height, width });
  const frameOf = (side: number): Frame => {
    const frame = sides[side - 1];
    if (frame === undefined) throw new RangeError(`side ${side}`);
    return frame;
  };
  const into = (side: number): Vector => times(normalOf(frameOf(side)), -1);
  const on = (side: number, x: number, y: number): Place => {
    const frame = frameOf(side);
    const way = into(side);
    return { at: sum(pointIn(frame, [x, y, 0]), times(way, -beyondMm)), z: way, x: frame.xAxis };
  };
  const throughMm = height + width;
  const round = ({ side, x, y, diameter, depth = throughMm }: Hole): string =>
    cylinder(add, on(side, x, y), diameter, depth + beyondMm);
  const box = ({ side, x, y, length: l, width: w, depth }: Recess): string =>
    extruded(add, rectangle(add, l, w), depth + beyondMm, { place: on(side, x + l / 2, y + w / 2) });
  // seen along the tool its y runs the other way than on the side
  const web = ({ start, pieces }: Loop): string =>
    extruded(add, curved(add, { start, pieces }), throughMm, {
      place: {
        at: sum(pointIn(frameOf(4), [0, 0, 0]), times(into(4), throughMm - beyondMm)),
        z: [0, 0, 1],
        x: [1, 0, 0],
      },
    });
  const plane = ({ end, x, angle, side }: Mitre): Place => {
    const frame = frameOf(side);
    const way: Vector = [(end === 'end' ? 1 : -1) * sinDeg(angle), cosDeg(angle), 0];
    return { at: pointIn(frame, [x, 0, 0]), z: directionIn(frame, way), x: normalOf(frame) };
  };
  return {
    base: extruded(add, sectionOf(add, shape, row), length, {
      place: { at: [0, height / 2, width / 2], z: [1, 0, 0], x: [0, 1, 0] },
    }),
    tools: [...holes.map(round), ...recesses.map(box), ...openings.map(web)],
    cuts: mitres.map(plane),
  };
};

const cylinder = (add: Add, place: Place, diameter: number, depth: number): string =>
  extruded(add, profileOf(add, 'IFCCIRCLEPROFILEDEF', [diameter / 2]), depth, { place });

const rectangle = (add: Add, x: number, y: number): string => profileOf(add, 'IFCRECTANGLEPROFILEDEF', [x, y]);

/** Lines and arcs exactly, as an indexed curve. */
const curved = (add: Add, { start, pieces }: Loop): string => {
  const points = [start];
  const segments = pieces.map(({ to, through }) => {
    const from = points.length;
    points.push(...(through ? [through, to] : [to]));
    return through ? `IFCARCINDEX((${from},${from + 1},${from + 2}))` : `IFCLINEINDEX((${from},${from + 1}))`;
  });
  const list = add(`IFCCARTESIANPOINTLIST2D((${points.map((point) => `(${point.map(real).join()})`).join()}))`);
  return add(`IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,${add(`IFCINDEXEDPOLYCURVE(${list},(${segments.join()}),.F.)`)})`);
};

/** A section by its measures; its own x along the bar's height, its y along the width, but for what stands upright. */
const sectionOf = (
  add: Add,
  { profile: name = '', size: [, height, width], tee }: Shape,
  row: Profile | null,
): string => {
  const [h, b] = [row?.hMm ?? row?.dMm ?? height, row?.bMm ?? row?.hMm ?? width];
  const [web, flange, r, r2] = [row?.twMm ?? row?.tMm ?? 0, row?.tfMm ?? 0, row?.rMm ?? 0, row?.r2Mm ?? 0];
  const make = (entity: string, values: number[], turned: [number, number] | null) => {
    const place = turned === null ? '$' : lying(add, turned);
    return profileOf(add, entity, values, { name: `'${name}'`, place });
  };
  if (tee) return make('IFCTSHAPEPROFILEDEF', [height, width, ...tee], [0, -1]);
  switch (row?.family) {
    case 'HEA':
    case 'HEB':
    case 'HEM':
    case 'IPE':
      return make('IFCISHAPEPROFILEDEF', [b, h, web, flange, r], [0, 1]);
    case 'IPN':
      return make('IFCISHAPEPROFILEDEF', [b, h, web, flange, r, r2, Math.atan(0.14)], [0, 1]);
    case 'UPE':
      return make('IFCUSHAPEPROFILEDEF', [h, b, web, flange, r], [0, 1]);
    case 'UPN':
      return make('IFCUSHAPEPROFILEDEF', [h, b, web, flange, r, r2, Math.atan(h > 300 ? 0.05 : 0.08)], [0, 1]);
    case 'L_EQUAL':
    case 'L_UNEQUAL':
      return make('IFCLSHAPEPROFILEDEF', [b, h, web, r, r2], null);
    case 'T':
      return make('IFCTSHAPEPROFILEDEF', [h, b, web, flange, r, r2, r2 / 2], [0, -1]);
    case 'RHS':
    case 'SHS':
      return make('IFCRECTANGLEHOLLOWPROFILEDEF', [h, b, row.tMm ?? 0, Math.max(0, r - (row.tMm ?? 0)), r], null);
    case 'CHS':
      return make('IFCCIRCLEHOLLOWPROFILEDEF', [h / 2, row.tMm ?? 0], null);
    case 'RD':
      return make('IFCCIRCLEPROFILEDEF', [h / 2], null);
    default:
      return make('IFCRECTANGLEPROFILEDEF', [height, width], null);
  }
};

/** A section whose own x points to (x, y). */
const lying = (add: Add, [x, y]: [number, number]): string => {
  const at = add('IFCCARTESIANPOINT((0.,0.))');
  return add(`IFCAXIS2PLACEMENT2D(${at},${add(`IFCDIRECTION((${real(x)},${real(y)}))`)})`);
};
