import { ralNumberSchema, type Surface, surfaceSchema } from '../../parts/surface.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { readNumber } from '../document/read-number.ts';
import { attributeOf, refuse, type XmlNode } from '../document/xml-node.ts';

/** A text as written, blanks included, cut at 256 characters. */
export const exactText = (node: XmlNode, name: string): string =>
  cutText(node.attributes[name] ?? '', readLimits.nameLength);

/** One of a list of words. @throws DomainError E_RANGE */
export const oneOf = <Word extends string>(node: XmlNode, name: string, words: readonly Word[]): Word => {
  const written = attributeOf(node, name);
  return (
    words.find((word) => word === written) ??
    refuse('E_RANGE', node, { name, found: written.slice(0, 32), allowed: words.join(', ') })
  );
};

/** yes or no; no when it is left out. @throws DomainError E_RANGE */
export const readFlag = (node: XmlNode, name: string): boolean =>
  attributeOf(node, name) !== '' && oneOf(node, name, ['yes', 'no']) === 'yes';

/** A length above 0, mm. @throws DomainError E_NUMBER, E_RANGE */
export const readLength = (node: XmlNode, name: string, max: number): number => {
  const value = readNumber(node, name, attributeOf(node, name));
  return value > 0 && value <= max ? value : refuse('E_RANGE', node, { name, found: value, min: 0, max });
};

/** Surface and RAL number where the file states them; 'none' states that there is no colour. @throws DomainError E_RANGE */
export const readSurface = (node: XmlNode): { surface?: Surface; ralNumber?: string | null } => {
  const ral = attributeOf(node, 'RalNumber');
  if (ral !== '' && ral !== 'none' && !ralNumberSchema.safeParse(ral).success)
    refuse('E_RANGE', node, { name: 'RalNumber', found: ral.slice(0, 32), allowed: 'none, 0000 … 9999' });
  return {
    ...(attributeOf(node, 'Surface') === '' ? {} : { surface: oneOf(node, 'Surface', surfaceSchema.options) }),
    ...(ral === '' ? {} : { ralNumber: ral === 'none' ? null : ral }),
  };
};
