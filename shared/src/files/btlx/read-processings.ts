import type { Frame, Processing } from '../../geometry/body.ts';
import type { Remark } from '../../parts/part-facts.ts';
import { cutText } from '../../values/cut-text.ts';
import type { RemarkCode } from '../remark-codes.ts';
import { readLimits } from '../xml/read-limits.ts';
import { readNumber } from '../xml/read-number.ts';
import { attributeOf, childOf, listOf, refuse, type XmlNode } from '../xml/xml-node.ts';
import { readContours } from './read-contour.ts';
import { isKnownProcessing, readParameters } from './read-parameters.ts';
import { readPosition } from './read-position.ts';
import { sideFrames } from './side-frames.ts';

export type BlankMm = { length: number; height: number; width: number };
type Planes = ReadonlyMap<number, Frame>;
type Read = { processings: Processing[]; findings: Remark[] };

const remark = (code: RemarkCode, values: Remark['values']): Remark => ({ code, values });
const withoutPlane = ['Chamfer', 'Planing'];

const planesOf = (part: XmlNode, blank: BlankMm): Planes => {
  const planes = new Map<number, Frame>(sideFrames(blank).map((frame, index) => [index + 1, frame]));
  for (const plane of listOf(part, 'UserReferencePlanes', 'UserReferencePlane')) {
    const position = childOf(plane, 'Position') ?? refuse('E_GEOM', plane, { missing: 'Position' });
    planes.set(readNumber(plane, 'ID', attributeOf(plane, 'ID')), readPosition(position, readLimits.coordinateMaxMm));
  }
  return planes;
};

const readPlane = (node: XmlNode, planes: Planes, findings: Remark[]): { side: number | null; plane: Frame | null } => {
  if (withoutPlane.includes(node.name)) return { side: null, plane: null };
  const written = attributeOf(node, 'ReferencePlaneID');
  if (written === '') findings.push(remark('warn.reference-side-assumed', { kind: node.name, name: nameOf(node) }));
  const side = written === '' ? 1 : readNumber(node, 'ReferencePlaneID', written);
  const plane = planes.get(side) ?? refuse('E_REF', node, { name: 'ReferencePlaneID', found: side });
  return { side, plane };
};

const nameOf = (node: XmlNode) => cutText(attributeOf(node, 'Name'), readLimits.nameLength) || node.name;

const readOne = (node: XmlNode, planes: Planes, isBefore21: boolean, read: Read): void => {
  const known = isKnownProcessing(node.name);
  const { parameters, missing } = readParameters(node, isBefore21);
  const { side, plane } = known ? readPlane(node, planes, read.findings) : { side: null, plane: null };
  const contours = known ? readContours(node) : null;
  for (const name of missing)
    if (name !== 'ToolPosition')
      read.findings.push(
        remark('request.incomplete-processing', { kind: node.name, name: nameOf(node), parameter: name }),
      );
  read.processings.push({
    kind: node.name,
    name: nameOf(node),
    carriedOut: attributeOf(node, 'Process') !== 'no',
    plane,
    side,
    parameters: contours?.dual ? { ...parameters, Dual: true } : parameters,
    contours: contours?.contours ?? [],
  });
};

const readList = (list: XmlNode, planes: Planes, isBefore21: boolean, read: Read): void => {
  for (const node of list.children) {
    if (node.name === 'ProcessingGroup' || node.name === 'Connector') {
      const inner = childOf(node, 'Processings');
      if (inner) readList(inner, planes, isBefore21, read);
      continue;
    }
    if (node.name !== 'UserAttributes') readOne(node, planes, isBefore21, read);
    if (read.processings.length > readLimits.processingsPerPart)
      refuse('E_LIMIT', node, { max: readLimits.processingsPerPart });
  }
};

/** An outline is the contour that the finished piece has: it is cut like a free contour, whether the file calls it done or to do. */
const readOutlines = (part: XmlNode, planes: Planes, read: Read): void => {
  for (const outline of listOf(part, 'Outlines', 'Outline')) {
    const contours = readContours(outline);
    const { side, plane } = readPlane(outline, planes, read.findings);
    read.processings.push({
      kind: contours ? 'FreeContour' : 'Outline',
      name: 'Outline',
      carriedOut: true,
      plane,
      side,
      parameters: { ToolPosition: 'left', CounterSink: false, ...(contours?.dual ? { Dual: true } : {}) },
      contours: contours?.contours ?? [],
    });
  }
};

/** The processings of a part in file order, groups and connectors opened, outlines first, planes resolved. */
export const readProcessings = (part: XmlNode, blank: BlankMm, isBefore21: boolean): Read => {
  const planes = planesOf(part, blank);
  const read: Read = { processings: [], findings: [] };
  readOutlines(part, planes, read);
  const list = childOf(part, 'Processings');
  if (list) readList(list, planes, isBefore21, read);
  return read;
};
