import { isRalClassic } from '../catalogue/colours/is-ral-classic.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { ralNumberAfter, type Surface } from './finishes.ts';

type Coating = { surface: Surface; ralNumber: string | null };

/**
 * What a choice of surface and colour puts into a row whose colour is `before`.
 * @throws DomainError invalid_input: RAL Classic has no such number, and the row had it not before either.
 */
export const chosenCoating = ({ surface, ralNumber }: Coating, before: string | null | undefined): Coating => {
  const colour = ralNumberAfter(surface, ralNumber);
  if (colour !== null && colour !== before && !isRalClassic(colour)) {
    throw new DomainError('invalid_input', { ralNumber: colour });
  }
  return { surface, ralNumber: colour };
};
