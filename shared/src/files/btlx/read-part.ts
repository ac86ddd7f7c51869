import type { Placement, Remark } from '../../parts/part-facts.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import {
  attributeOf,
  childOf,
  listOf,
  parseDecimal,
  readNumber,
  readText,
  refuse,
  type XmlNode,
} from '../document/build-tree.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { badValueOf, readUnlessBad } from './bad-value.ts';
import type { BtlxPart, PlacedPiece } from './btlx-document.ts';
import { axisRoundingOf, readPosition } from './read-nurbs.ts';
import { type BlankMm, readProcessings } from './read-processings.ts';
import { readShape } from './read-shape.ts';
import { weighShape } from './weigh-shape.ts';

/** A required size of the blank, mm. @throws DomainError E_NUMBER, E_DIM */
export const readDimension = (part: XmlNode, name: string): number => {
  const value = readNumber(part, name, attributeOf(part, name));
  const { dimensionMinMm: min, dimensionMaxMm: max } = readLimits;
  return value < min || value > max ? refuse('E_DIM', part, { name, found: value, min, max }) : value;
};

/** Number of pieces, 1 when the file leaves it out. @throws DomainError E_COUNT */
export const readCount = (part: XmlNode, name = 'Count'): number => {
  const written = attributeOf(part, name);
  if (written === '') return 1;
  const value = /^\+?\d{1,10}$/.test(written) ? Number(written) : Number.NaN;
  if (!(value >= 1 && value <= readLimits.pieces))
    return refuse('E_COUNT', part, { found: written.slice(0, 32), min: 1, max: readLimits.pieces });
  return value;
};

/** GUIDs are compared without case and braces. */
export const plainGuid = (guid: string) => guid.trim().replace(/[{}]/g, '').toLowerCase().slice(0, 64);

export const readUserAttributes = (node: XmlNode): BtlxPart['userAttributes'] =>
  listOf(node, 'UserAttributes', 'UserAttribute').map((attribute) => ({
    name: readText(attribute, 'Name'),
    value: readText(attribute, 'Value'),
  }));

const atOrigin: Placement = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

/** The pieces of a part where the file puts them; one whose place can't be read stands at the origin, and the part is on request. */
const readPieces = (part: XmlNode, findings: Remark[]): PlacedPiece[] =>
  listOf(part, 'Transformations', 'Transformation').flatMap((transformation) => {
    const position = childOf(transformation, 'Position');
    if (!position) return [];
    const placed = readUnlessBad(() => readPosition(position));
    if ('bad' in placed) findings.push(remarkOf('request.place-unread', badValueOf(placed.bad, position)));
    return [
      {
        guid: plainGuid(attributeOf(transformation, 'GUID')),
        placement: 'bad' in placed ? atOrigin : placed.read,
        axisRounding: 'bad' in placed ? 0 : axisRoundingOf(position),
      },
    ];
  });

/** The GUIDs of a part's pieces, also of one that can't be read. */
export const pieceGuidsOf = (part: XmlNode): string[] =>
  listOf(part, 'Transformations', 'Transformation').map((each) => plainGuid(attributeOf(each, 'GUID')));

/** One Part element. @throws DomainError E_DIM, E_COUNT, E_NUMBER, E_RANGE, E_COORD, E_GEOM, E_REF, E_LIMIT */
export const readPart = (part: XmlNode, number: number, isBefore21: boolean): BtlxPart => {
  const written: BlankMm = {
    length: readDimension(part, 'Length'),
    height: readDimension(part, 'Height'),
    width: readDimension(part, 'Width'),
  };
  const shape = readShape(part);
  const { blankMm, volumeMm3, remarks } = weighShape(shape, written);
  const unplaced: Remark[] = [];
  const pieces = readPieces(part, unplaced);
  const count = readCount(part);
  const { processings, findings } = readProcessings(part, blankMm, { isBefore21 });
  const materialClass = childOf(part, 'MaterialClass');
  findings.push(...remarks, ...unplaced.slice(0, 1), ...readUnused(part));
  if (shape === null && childOf(part, 'Shape')?.children.length)
    findings.push({ code: 'warn.shape-unusable', values: {} });
  if (pieces.length > 1 && pieces.length !== count)
    findings.push({ code: 'warn.count-and-placements', values: { count, placements: pieces.length } });
  return {
    number,
    line: part.line,
    column: part.column,
    designation: readText(part, 'Designation'),
    material: readText(part, 'Material'),
    timberGrade: readText(part, 'TimberGrade'),
    qualityGrade: readText(part, 'QualityGrade'),
    annotation: readText(part, 'Annotation'),
    comment: readText(part, 'Comment'),
    assemblyNumber: readText(part, 'AssemblyNumber'),
    elementNumber: readText(part, 'ElementNumber'),
    group: readText(part, 'Group'),
    singleMemberNumber: readText(part, 'SingleMemberNumber'),
    materialClass: materialClass ? readText(materialClass, 'Group') : '',
    userAttributes: readUserAttributes(part),
    notes: readNotes(part),
    colour: readColour(part),
    count: Math.max(count, pieces.length),
    pieces,
    blankMm,
    weightKg: Math.max(0, parseDecimal(attributeOf(part, 'Weight')) ?? 0),
    shapeVolumeMm3: volumeMm3,
    processings,
    findings,
  };
};

const noteNames = [
  'OrderNumber',
  'Storey',
  'Package',
  'ElementNumber',
  'ModuleNumber',
  'Group',
  'Annotation',
  'Comment',
];

/** What the author noted at a component, by the name of the attribute; empty ones and order number 0 are left out. */
const readNotes = (part: XmlNode): BtlxPart['notes'] =>
  noteNames
    .map((name) => ({ name, value: cutText(attributeOf(part, name), readLimits.nameLength) }))
    .filter(({ name, value }) => value !== '' && !(name === 'OrderNumber' && value === '0'));

/** Colour of the model, 0 to 255 each, null when it is missing or out of range. Its transparency has no known scale. */
const readColour = (part: XmlNode): BtlxPart['colour'] => {
  const colour = childOf(part, 'Colour');
  if (!colour) return null;
  const [red, green, blue] = ['Red', 'Green', 'Blue'].map((name) => parseDecimal(attributeOf(colour, name)));
  const isChannel = (value: number | null | undefined): value is number =>
    value != null && Number.isInteger(value) && value >= 0 && value <= 255;
  return isChannel(red) && isChannel(green) && isChannel(blue) ? { red, green, blue } : null;
};

const numberOf = (node: XmlNode, name: string): number => parseDecimal(attributeOf(node, name)) ?? 0;

/**
 * What a component says that is not made here: a camber bends the piece and puts it on request; allowances of the blank are no part of it.
 * Grain, reference side, alignment, flush sides and centre of gravity are for timber machines and change nothing.
 */
const readUnused = (part: XmlNode): Remark[] => {
  const camber = childOf(part, 'Camber');
  const camberMm = camber ? numberOf(camber, 'Camber') : 0;
  const [startMm, endMm, planingMm] = ['StartOffset', 'EndOffset', 'PlaningLength'].map((name) => numberOf(part, name));
  const hasAllowance = [startMm, endMm, planingMm].some((value) => value !== 0);
  return [
    ...(camberMm === 0 ? [] : [remarkOf('request.camber', { camberMm })]),
    ...(hasAllowance
      ? [remarkOf('note.allowance-ignored', { startMm: startMm ?? 0, endMm: endMm ?? 0, planingMm: planingMm ?? 0 })]
      : []),
  ];
};
