import { readNumber } from '../document/read-number.ts';
import { refuse, type XmlNode } from '../document/xml-node.ts';
import { valueRanges } from './processing-parameters.ts';

/** What a contour's segment may say beyond its shape; flags are yes unless the file says no. */
const flags = new Set(['FaceLimited', 'Process', 'NodeAtStart', 'NodeAtEnd']);
const lengths = new Set(['NodeSpacing', 'MinDistanceToEnd']);

/** Whether a parameter is the mark of a segment, such as 'Segment2.FaceLimited'. */
export const isSegmentMark = (name: string): boolean => /^(Aperture\d{1,4}\.)?Segment\d{1,5}\.\w+$/.test(name);

/** The value of a mark, or null when it says nothing that matters. @throws DomainError E_NUMBER, E_RANGE */
export const markValue = (node: XmlNode, name: string, text: string): number | false | null => {
  if (flags.has(name)) return /^(no|false|0)$/i.test(text) ? false : null;
  if (!lengths.has(name)) return null;
  const value = readNumber(node, name, text);
  const [min, max] = valueRanges['L'] ?? [0, 0];
  return value < min || value > max ? refuse('E_RANGE', node, { name, found: value, min, max }) : value;
};
