import type { Part } from '@knotenblech/shared/parts/part.ts';
import { formatMm } from '../../ui/figures/format-figure.ts';

/** What a part is made of, as a workshop writes it: 'HEA 200', 'Bl. 10'. */
export const partStock = ({ facts }: Pick<Part, 'facts'>) => {
  if (facts.profileName !== '' && facts.category !== 'FLAT') return facts.profileName;
  if (facts.thicknessMm !== null) return `t = ${formatMm(facts.thicknessMm).replace(/,00$/, '')} mm`;
  return facts.profileName;
};
