import type { Contour, Frame, Processing, Vector } from '../../geometry/body/body.schema.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { attributeOf, childOf, listOf, readNumber, refuse, type XmlNode } from '../document/build-tree.ts';
import type { RemarkCode } from '../document/remark-codes.ts';
import { badValueOf, readUnlessBad } from './bad-value.ts';
import { choiceFor } from './chosen-meanings.ts';
import { readContours } from './read-contour.ts';
import { plainKnots, readControlPoints, readKnots, readPosition } from './read-nurbs.ts';
import { isKnownProcessing, readParameters } from './read-parameters.ts';

export type BlankMm = { length: number; height: number; width: number };

type Planes = ReadonlyMap<number, Frame>;

type On = Pick<Processing, 'side' | 'plane'>;

type Reading = {
  planes: Planes;
  isBefore21: boolean;
  /** A bad value refuses the file instead of its processing. */
  isStrict: boolean;
  on?: On;
};

type Read = { processings: Processing[]; findings: Remark[] };

const remark = (code: RemarkCode, values: Remark['values']): Remark => ({ code, values });

const withoutPlane = ['Chamfer', 'Planing'];

const requiredPosition = (node: XmlNode): XmlNode =>
  childOf(node, 'Position') ?? refuse('E_GEOM', node, { missing: 'Position' });

const planesOf = (part: XmlNode, blank: BlankMm, isStrict: boolean): Planes => {
  const planes = new Map<number, Frame>(sideFrames(blank).map((frame, index) => [index + 1, frame]));
  for (const plane of listOf(part, 'UserReferencePlanes', 'UserReferencePlane')) {
    const frame = readUnlessBad(() => readPosition(requiredPosition(plane), readLimits.coordinateMaxMm));
    if ('bad' in frame && isStrict) throw frame.bad;
    if ('read' in frame) planes.set(readNumber(plane, 'ID', attributeOf(plane, 'ID')), frame.read);
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

type Inner = NonNullable<Processing['inner']>[number];

/** A processing on the plane it names, or on a given one. */
const readFields = (node: XmlNode, { planes, isBefore21, on }: Reading, findings: Remark[]): Inner => {
  const known = isKnownProcessing(node.name);
  const { parameters, missing } = readParameters(node, isBefore21);
  const { side, plane } = on ?? (known ? readPlane(node, planes, findings) : { side: null, plane: null });
  const read = known ? (node.name === 'FreeSurface' && readSurface(node)) || readContours(node) : null;
  for (const name of missing)
    if (name !== 'ToolPosition')
      findings.push(remark('request.incomplete-processing', { kind: node.name, name: nameOf(node), parameter: name }));
  return {
    kind: node.name,
    name: nameOf(node),
    carriedOut: !/^(no|false|0)$/i.test(attributeOf(node, 'Process')),
    plane,
    side,
    parameters: { ...parameters, ...read?.marks },
    contours: read?.contours ?? [],
  };
};

const readOne = (node: XmlNode, reading: Reading, read: Read): void => {
  const fields = readFields(node, reading, read.findings);
  const inner = readInner(node, { ...reading, on: fields }, read.findings);
  const processing = inner.length > 0 ? { ...fields, inner } : fields;
  read.processings.push(processing);
  noteChoice(processing, read.findings);
};

/** One bad value takes its processing with it, and puts the part on request: it never takes the part, nor the file. */
const readOrSay = (node: XmlNode, reading: Reading, read: Read): void => {
  const done = readUnlessBad(() => readOne(node, reading, read));
  if ('bad' in done && reading.isStrict) throw done.bad;
  if ('bad' in done)
    read.findings.push(
      remark('request.processing-unread', { kind: node.name, name: nameOf(node), ...badValueOf(done.bad, node) }),
    );
};

/** Says once per kind that a meaning was chosen. */
const noteChoice = (processing: Processing, findings: Remark[]): void => {
  const choice = choiceFor(processing);
  const isSaid = findings.some(({ code, values }) => code === 'note.meaning-chosen' && values['choice'] === choice);
  if (choice !== null && !isSaid)
    findings.push(remark('note.meaning-chosen', { kind: processing.kind, name: processing.name, choice }));
};

const heldBy: Record<string, readonly string[]> = {
  House: ['Tenon', 'DovetailTenon'],
  HouseMortise: ['Mortise', 'DovetailMortise'],
};

/** The tenon of a house (on its own plane, else on that of the house); the insertions of a pattern, each on its Position. */
const readInner = (node: XmlNode, reading: Reading, findings: Remark[]): Inner[] => {
  if (node.name === 'PatternContour')
    return listOf(node, 'InsertionPatterns', 'InsertionPattern').flatMap((pattern) => {
      const work = pattern.children.find((child) => child.name !== 'Position');
      const plane = readPosition(requiredPosition(pattern), readLimits.coordinateMaxMm);
      return work ? [readFields(work, { ...reading, on: { side: null, plane } }, findings)] : [];
    });
  const kinds = Object.hasOwn(heldBy, node.name) ? (heldBy[node.name] ?? []) : [];
  return node.children
    .filter((child) => kinds.includes(child.name))
    .map((child) => {
      const hasOwnPlane = attributeOf(child, 'ReferencePlaneID') !== '';
      const { on: _, ...without } = reading;
      return readFields(child, hasOwnPlane ? without : reading, findings);
    });
};

const readList = (list: XmlNode, reading: Reading, read: Read): void => {
  for (const node of list.children) {
    if (node.name === 'ProcessingGroup' || node.name === 'Connector') {
      const inner = childOf(node, 'Processings');
      if (inner) readList(inner, reading, read);
      continue;
    }
    if (node.name !== 'UserAttributes') readOrSay(node, reading, read);
    if (read.processings.length > readLimits.processingsPerPart)
      refuse('E_LIMIT', node, { max: readLimits.processingsPerPart });
  }
};

const outlineParameters = { ToolPosition: 'left', CounterSink: false, FaceLimitedTop: false, FaceLimitedBottom: true };

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
      parameters: contours ? { ...outlineParameters, ...contours.marks } : {},
      contours: contours?.contours ?? [],
    });
  }
};

/** The processings of a part in file order, groups and connectors opened, outlines first, planes resolved. */
export const readProcessings = (
  part: XmlNode,
  blank: BlankMm,
  { isBefore21 = false, isStrict = false }: { isBefore21?: boolean; isStrict?: boolean } = {},
): Read => {
  const planes = planesOf(part, blank, isStrict);
  const read: Read = { processings: [], findings: [] };
  readOutlines(part, planes, read);
  const list = childOf(part, 'Processings');
  if (list) readList(list, { planes, isBefore21, isStrict }, read);
  return read;
};

/**
 * A NURBS patch as its rows: CountV open contours of one NURBS segment in U each; the parameters DegreeV and KnotsV run across them.
 * Null when counts, degrees and knots contradict each other, or there is none.
 */
const readSurface = (node: XmlNode): { contours: Contour[]; marks: Processing['parameters'] } | null => {
  const surface = childOf(node, 'Surface');
  if (!surface) return null;
  const number = (name: string) => Number(attributeOf(surface, name));
  const points = readControlPoints(surface);
  const [countU, countV] = [number('CountU'), number('CountV')];
  const along = plainKnots(countU, number('DegreeU'), readKnots(surface, 'KnotsU'));
  const across = plainKnots(countV, number('DegreeV'), readKnots(surface, 'KnotsV'));
  if (along === null || across === null || points.length !== countU * countV) return null;
  if (points.some((point) => !(point[3] > 0))) return null;
  const contours = Array.from({ length: countV }, (_, row): Contour => {
    const own = points.slice(row * countU, (row + 1) * countU);
    const at = (index: number): Vector => (own.at(index) ?? [0, 0, 0]).slice(0, 3) as Vector;
    return {
      start: at(0),
      segments: [{ kind: 'nurbs', end: at(-1), ...along, points: own, inclinationDeg: 0 }],
      depthMm: null,
    };
  });
  return { contours, marks: { DegreeV: across.degree, KnotsV: across.knots.join(' ') } };
};
