import type { Frame, Vector } from '../../../geometry/body/body.schema.ts';
import { circlePath, polygonPath } from '../../../geometry/body/path.ts';
import { add, directionIn, normalOf, times } from '../../../geometry/body/vectors.ts';
import { enumAt, refAt, refsAt } from '../../part21/arguments.ts';
import type { Part21 } from '../../part21/read-part21.ts';
import type { Part21Record } from '../../part21/read-records.ts';
import { axesAt, directionAt, noFrame, noLie, operatorAt, within } from '../model/frames.ts';
import { type IfcModel, lengthAt, recordAt, recordOf } from '../model/ifc-model.ts';
import { countSolid, straightOf } from './count-solid.ts';
import { readDirectrix, readLoop } from './read-curve.ts';
import { type IfcSection, readProfile } from './read-profile.ts';
import { type Cut, type Extrusion, type HalfSpaceCut, movedSolid, type Solid } from './solid.ts';

const mostBooleans = 200;
const deepestMap = 8;

const mostItems = 1000;
const knownItems = new WeakMap<Part21, Map<number, Solid[]>>();

/** The bodies of a representation item, read once where many elements share it. @throws DomainError E_DEPTH, E_LIMIT, E_REF, E_NUMBER */
export const readItem = (model: IfcModel, id: number, depth = 0): Solid[] => {
  const known = knownItems.get(model.part21) ?? new Map<number, Solid[]>();
  knownItems.set(model.part21, known);
  const found = known.get(id);
  if (found !== undefined) return found;
  const solids = readNewItem(model, id, depth);
  if (solids.length > mostItems) model.part21.refuse('E_LIMIT', id, { found: solids.length, max: mostItems });
  known.set(id, solids);
  return solids;
};

/** The bodies of a representation item, several where a map holds several. */
const readNewItem = (model: IfcModel, id: number, depth: number): Solid[] => {
  const record = recordOf(model, id);
  if (depth > deepestMap) model.part21.refuse('E_DEPTH', id, { max: deepestMap });
  if (record.type === 'IFCMAPPEDITEM') return mapped(model, record, depth);
  if (record.type === 'IFCBOOLEANRESULT' || record.type === 'IFCBOOLEANCLIPPINGRESULT')
    return [boolean(model, id, depth)];
  if (record.type === 'IFCCSGSOLID') {
    const root = refAt(record, 0);
    return root === null ? [] : readItem(model, root, depth + 1);
  }
  const extrusion = readExtrusion(model, record);
  return [{ base: extrusion ?? countSolid(model, record), cuts: [] }];
};

const mapped = (model: IfcModel, record: Part21Record, depth: number): Solid[] => {
  const source = recordAt(model, record, 0);
  const shown = source === null ? null : recordAt(model, source, 1);
  const operator = operatorAt(model, record, 1);
  if (source === null || shown === null) return [];
  const origin = { frame: axesAt(model, source, 0), scale: 1, mirrors: false };
  return refsAt(shown, 3).flatMap((item) =>
    readItem(model, item, depth + 1).map((solid): Solid => {
      if (operator === null) return { base: { ...nothing, what: record.type }, cuts: [] };
      return movedSolid(movedSolid(solid, origin), operator);
    }),
  );
};

const nothing = { kind: 'counted' as const, volumeMm3: null, areaMm2: null, openEdges: 0, points: [] };

/** A chain of differences: what they are taken from, and all that is taken. */
const boolean = (model: IfcModel, id: number, depth: number): Solid => {
  const cuts: Cut[] = [];
  let at = id;
  for (let count = 0; ; count += 1) {
    if (count > mostBooleans) model.part21.refuse('E_DEPTH', id, { max: mostBooleans });
    const record = recordOf(model, at);
    const isBoolean = record.type === 'IFCBOOLEANRESULT' || record.type === 'IFCBOOLEANCLIPPINGRESULT';
    if (!isBoolean) break;
    const [first, second] = [refAt(record, 1), refAt(record, 2)];
    if (first === null || second === null || enumAt(record, 0) !== 'DIFFERENCE')
      return { base: { ...nothing, what: `${record.type} ${enumAt(record, 0)}` }, cuts: [] };
    cuts.unshift(...readCut(model, second, depth));
    at = first;
  }
  const [base, ...others] = readItem(model, at, depth + 1);
  if (base === undefined || others.length > 0) return { base: { ...nothing, what: recordOf(model, at).type }, cuts };
  return { base: base.base, cuts: [...base.cuts, ...cuts] };
};

/** What an operand takes away; a body that is itself cut takes more than it should and is not read. */
const readCut = (model: IfcModel, id: number, depth: number): Cut[] => {
  const record = recordOf(model, id);
  if (record.type.includes('HALFSPACE')) return [halfSpace(model, record)];
  return readItem(model, id, depth + 1).map((solid) => asCut(solid));
};

/** A body as what is taken away. */
export const asCut = ({ base, cuts }: Solid): Cut => {
  if (base.kind === 'extrusion' && cuts.length === 0) return base;
  return { kind: 'unread', what: base.kind === 'extrusion' ? 'IFCBOOLEANRESULT' : base.what };
};

/** The flag says that the surface's normal points away from the half-space. */
const halfSpace = (model: IfcModel, record: Part21Record): Cut => {
  const surface = recordAt(model, record, 0);
  if (surface === null || surface.type !== 'IFCPLANE') return { kind: 'unread', what: surface?.type ?? record.type };
  const plane = axesAt(model, surface, 0);
  const normal = times(normalOf(plane), enumAt(record, 1) === 'T' ? -1 : 1);
  const cut: HalfSpaceCut = { kind: 'half-space', point: plane.origin, normal, edge: null };
  if (record.type !== 'IFCPOLYGONALBOUNDEDHALFSPACE') return cut;
  const boundary = refAt(record, 3);
  const loop = boundary === null ? null : readLoop(model, boundary);
  if (loop === null) return { kind: 'unread', what: record.type };
  return { ...cut, edge: { frame: axesAt(model, record, 2), loop } };
};

const readExtrusion = (model: IfcModel, record: Part21Record): Extrusion | null => {
  switch (record.type) {
    case 'IFCEXTRUDEDAREASOLID':
      return swept(model, record);
    case 'IFCSWEPTDISKSOLID':
      return straightDisk(model, record);
    case 'IFCBLOCK':
      return block(model, record);
    case 'IFCRIGHTCIRCULARCYLINDER':
      return cylinder(model, record);
    default:
      return null;
  }
};

const upwards: Vector = [0, 0, 1];

/** Swept downwards, it begins at its other end. */
const swept = (model: IfcModel, record: Part21Record): Extrusion | null => {
  const profile = refAt(record, 0);
  const section = profile === null ? null : readProfile(model, profile);
  const direction = directionAt(model, record, 2) ?? upwards;
  const depthMm = lengthAt(model, record, 3) ?? 0;
  if (section === null || !(depthMm > 0) || Math.abs(direction[2]) < 0.01) return null;
  const frame = axesAt(model, record, 1);
  if (direction[2] > 0) return { kind: 'extrusion', frame, section, direction, depthMm };
  const origin = add(frame.origin, times(directionIn(frame, direction), depthMm));
  return { kind: 'extrusion', frame: { ...frame, origin }, section, direction: times(direction, -1), depthMm };
};

const plain = (loops: IfcSection['loops'], stated: IfcSection['stated'] = null): IfcSection => ({
  name: '',
  loops,
  stated,
  lie: noLie,
});

/** A round bar or tube along one straight line. */
const straightDisk = (model: IfcModel, record: Part21Record): Extrusion | null => {
  const directrix = refAt(record, 0);
  const line = directrix === null ? null : readDirectrix(model, directrix);
  const [radius, inner] = [lengthAt(model, record, 1) ?? 0, lengthAt(model, record, 2) ?? 0];
  const [from, to] = line ?? [];
  if (line?.length !== 2 || from === undefined || to === undefined || !(radius > inner)) return null;
  const vector = ([x = 0, y = 0, z = 0]: number[]): Vector => [x, y, z];
  const { along, lengthMm } = straightOf(vector(from), vector(to));
  if (!(lengthMm > 0)) return null;
  const beside: Vector = Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const frame = framedAlong(vector(from), along, beside);
  const sizes = { hMm: 2 * radius, bMm: 2 * radius };
  const wall = inner > 0 ? radius - inner : null;
  const section = plain([circlePath([0, 0], radius), ...(inner > 0 ? [circlePath([0, 0], inner)] : [])], {
    shape: inner > 0 ? 'tube' : 'round',
    ...sizes,
    webMm: wall,
    flangeMm: wall,
  });
  return { kind: 'extrusion', frame, section, direction: upwards, depthMm: lengthMm };
};

/** A frame whose z runs along a direction. */
const framedAlong = (origin: Vector, [x, y, z]: Vector, [bx, by, bz]: Vector): Frame => {
  const side: Vector = [by * z - bz * y, bz * x - bx * z, bx * y - by * x];
  const length = Math.hypot(...side);
  const xAxis: Vector = [side[0] / length, side[1] / length, side[2] / length];
  return {
    origin,
    xAxis,
    yAxis: [y * xAxis[2] - z * xAxis[1], z * xAxis[0] - x * xAxis[2], x * xAxis[1] - y * xAxis[0]],
  };
};

const block = (model: IfcModel, record: Part21Record): Extrusion | null => {
  const [x, y, z] = [1, 2, 3].map((place) => lengthAt(model, record, place) ?? 0) as [number, number, number];
  if (!(x > 0 && y > 0 && z > 0)) return null;
  const loop = polygonPath([
    [0, 0],
    [x, 0],
    [x, y],
    [0, y],
  ]);
  return { kind: 'extrusion', frame: axesAt(model, record, 0), section: plain([loop]), direction: upwards, depthMm: z };
};

const cylinder = (model: IfcModel, record: Part21Record): Extrusion | null => {
  const [height, radius] = [lengthAt(model, record, 1) ?? 0, lengthAt(model, record, 2) ?? 0];
  if (!(height > 0 && radius > 0)) return null;
  const section = plain([circlePath([0, 0], radius)]);
  return { kind: 'extrusion', frame: axesAt(model, record, 0), section, direction: upwards, depthMm: height };
};

/** A body of a product in the coordinates of another. */
export const placedSolid = (solid: Solid, frame: Frame): Solid =>
  movedSolid(solid, { frame: within(noFrame, frame), scale: 1, mirrors: false });
