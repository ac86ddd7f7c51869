import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { attributeOf, type XmlNode } from './xml-node.ts';

const tooManyMarks = new RegExp(`(\\p{M}{${readLimits.combiningMarks}})\\p{M}+`, 'gu');

/** A text of a file as it is shown: at most 256 characters, and no more marks on one of them than scripts stack. */
export const shownText = (text: string): string =>
  cutText(text.trim().replace(tooManyMarks, '$1'), readLimits.nameLength);

/** A text of an attribute as it is shown. */
export const readText = (node: XmlNode, name: string): string => shownText(attributeOf(node, name));
