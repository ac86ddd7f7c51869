import type { Remark } from '../../parts/part-facts.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { parseDecimal } from '../document/read-number.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { attributeOf, childOf, type XmlNode } from '../document/xml-node.ts';
import type { BtlxPart } from './btlx-document.ts';

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
export const readNotes = (part: XmlNode): BtlxPart['notes'] =>
  noteNames
    .map((name) => ({ name, value: cutText(attributeOf(part, name), readLimits.nameLength) }))
    .filter(({ name, value }) => value !== '' && !(name === 'OrderNumber' && value === '0'));

/** Colour of the model, 0 to 255 each, null when it is missing or out of range. Its transparency has no known scale. */
export const readColour = (part: XmlNode): BtlxPart['colour'] => {
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
export const readUnused = (part: XmlNode): Remark[] => {
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
