import type { Body, Frame, Processing } from '../../geometry/body/body.schema.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import { type AttributeValue, element, isElementName, valueElement } from '../../values/xml/xml-text.ts';
import { writeContours, writeVector } from './write-contours.ts';

/** What BTLx writes as an attribute of the processing; all else is a child element. */
const attributeNames = new Set(['ToolPosition', 'CounterSink', 'ToolID']);
const limitsOwners = new Set(['SawCut', 'Slot', 'Lap', 'Pocket', 'FreeContour', 'SawContour', 'MillContour']);

const isLimit = (kind: string, name: string) => limitsOwners.has(kind) && name.startsWith('FaceLimited');

/** A Position: origin and two axes. */
export const writePosition = (frame: Frame): string =>
  element('b:Position', {}, [
    writeVector('ReferencePoint', frame.origin),
    writeVector('XVector', frame.xAxis),
    writeVector('YVector', frame.yAxis),
  ]);

const sameFrame = (a: Frame, b: Frame) => JSON.stringify(a) === JSON.stringify(b);

type On = Pick<Processing, 'plane' | 'side'>;

/** Numbers of the planes that processings refer to; those that are no side of the blank are user planes. */
type Planes = { idOf: (on: On) => number | null; written: string[] };

const keyOf = ({ plane, side }: On) => JSON.stringify([side, plane]);

const planesOf = (body: Body): Planes => {
  const known = new Map<number, Frame>(sideFrames(body.blankMm).map((frame, index) => [index + 1, frame]));
  const written: string[] = [];
  const add = (id: number, frame: Frame): number => {
    known.set(id, frame);
    written.push(element('b:UserReferencePlane', { ID: id }, [writePosition(frame)]));
    return id;
  };
  const ids = new Map<string, number>();
  let next = 100;
  for (const on of body.processings.flatMap((processing) => [processing, ...heldOnPlanes(processing)])) {
    const { plane, side } = on;
    if (plane === null || ids.has(keyOf(on))) continue;
    const stands = side === null ? undefined : known.get(side);
    if (side !== null && stands && sameFrame(stands, plane)) ids.set(keyOf(on), side);
    else if (side !== null && side >= 100 && !stands) ids.set(keyOf(on), add(side, plane));
    else {
      while (known.has(next)) next += 1;
      ids.set(keyOf(on), add(next, plane));
    }
  }
  return { idOf: (on) => (on.plane === null ? null : (ids.get(keyOf(on)) ?? null)), written };
};

/** The tenon of a house has a plane by number, an insertion its own Position. */
const heldOnPlanes = ({ kind, inner = [] }: Processing): readonly Inner[] => (kind === 'PatternContour' ? [] : inner);

type Inner = NonNullable<Processing['inner']>[number];

const writeInner = ({ kind, inner = [] }: Processing, planes: Planes): string[] => {
  if (inner.length === 0) return [];
  if (kind !== 'PatternContour') return inner.map((one) => writeOne(one, planes.idOf(one)));
  return [
    element(
      'b:InsertionPatterns',
      {},
      inner.map((one) =>
        element('b:InsertionPattern', {}, [writeOne(one, null), ...(one.plane ? [writePosition(one.plane)] : [])]),
      ),
    ),
  ];
};

const writeOne = (processing: Inner, planeId: number | null, held: readonly string[] = []): string => {
  const { kind, name, carriedOut, parameters } = processing;
  const attributes: Record<string, AttributeValue> = { Name: name, Process: carriedOut, ReferencePlaneID: planeId };
  const limits: Record<string, AttributeValue> = {};
  const values: string[] = [];
  for (const [parameter, value] of Object.entries(parameters)) {
    if (!isElementName(parameter)) continue;
    if (attributeNames.has(parameter)) attributes[parameter] = value;
    else if (isLimit(kind, parameter)) limits[parameter] = value;
    else values.push(valueElement(`b:${parameter}`, value));
  }
  const machiningLimits = Object.keys(limits).length > 0 ? [element('b:MachiningLimits', limits)] : [];
  return element(`b:${isElementName(kind) ? kind : 'Unknown'}`, attributes, [
    ...held,
    ...values,
    ...(processing.contours.length > 0 ? writeContours(processing, machiningLimits) : machiningLimits),
  ]);
};

/** User planes and processings of a body in the words of BTLx. */
export const writeProcessings = (body: Body): string[] => {
  const planes = planesOf(body);
  const written = body.processings.map((processing) =>
    writeOne(processing, planes.idOf(processing), writeInner(processing, planes)),
  );
  return [
    ...(planes.written.length > 0 ? [element('b:UserReferencePlanes', {}, planes.written)] : []),
    ...(written.length > 0 ? [element('b:Processings', {}, written)] : []),
  ];
};
