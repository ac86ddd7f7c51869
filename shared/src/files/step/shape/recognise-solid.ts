import type { Catalogue } from '../../../catalogue/catalogue.schema.ts';
import type { Body, Vector } from '../../../geometry/body/body.schema.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import { boxAlong, type SolidBody } from '../brep/read-body.ts';
import { asBar } from './bar.ts';
import { facesByEdge, flatSides } from './flat-sides.ts';
import { asPlate } from './plate.ts';
import type { SolidShape } from './solid-shape.ts';

/** Bodies with more faces are not looked at for plate or bar. */
const mostFaces = 2000;

/** A body as a plate, a bar of one section, else as a free shape of its own size. */
export const recogniseSolid = (body: SolidBody, catalogue: Catalogue): SolidShape => {
  if (body.faces.length > mostFaces || body.volumeMm3 === null) return freeShape(body);
  const given = { body, sides: flatSides(body), nextTo: facesByEdge(body), catalogue };
  return asPlate(given) ?? asBar(given) ?? freeShape(body);
};

const axes: Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The box of a body along the axes of its file, its longest side along x. */
const freeShape = (body: SolidBody): SolidShape => {
  const { min, max } = boxAlong(body, axes);
  const sizes = axes.map((_, at) => (max[at] ?? 0) - (min[at] ?? 0));
  const first = sizes.indexOf(Math.max(...sizes));
  const [x, y, z] = [first, (first + 1) % 3, (first + 2) % 3];
  const blankMm: Body['blankMm'] = { length: sizes[x] ?? 0, height: sizes[y] ?? 0, width: sizes[z] ?? 0 };
  const unknown = body.faces.find(({ momentMm3 }) => momentMm3 === null);
  const name = unknown?.surface.kind === 'other' ? unknown.surface.name : (unknown?.surface.kind ?? '');
  return {
    category: 'PROFILE',
    profile: null,
    profileName: '',
    thicknessMm: null,
    body: { blankMm, section: { kind: 'box' }, processings: [] },
    placed: {
      origin: [min[0] ?? 0, min[1] ?? 0, min[2] ?? 0],
      x: axes[x] ?? [1, 0, 0],
      y: axes[y] ?? [0, 1, 0],
    },
    isWhole: false,
    reasons: [],
    findings: [
      remarkOf('request.free-shape'),
      ...(body.openEdges > 0 ? [remarkOf('request.open-body', { count: body.openEdges })] : []),
      ...(name !== '' ? [remarkOf('request.unknown-surface', { name: name.toUpperCase().slice(0, 60) })] : []),
    ],
  };
};
