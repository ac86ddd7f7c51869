import type { Part } from '@knotenblech/shared/parts/part.ts';
import { formatMm } from '../../ui/figures/format-figure.ts';

const formatShortMm = (lengthMm: number) => formatMm(lengthMm).replace(/,00$/, '');

/** What a part is made of, as a workshop writes it: 'HEA 200', 't = 10 mm', else its cross-section. */
export const partStock = ({ facts }: Pick<Part, 'facts'>) => {
  if (facts.profileName !== '' && facts.category !== 'FLAT') return facts.profileName;
  if (facts.thicknessMm !== null) return `t = ${formatShortMm(facts.thicknessMm)} mm`;
  if (facts.profileName !== '') return facts.profileName;
  const { height, width } = facts.body.blankMm;
  return `${formatShortMm(height)} × ${formatShortMm(width)} mm`;
};
