import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { confirmationTexts, type Language } from './confirmation-texts.ts';

/** How many pieces a project is, how heavy, and whether its assemblies come in their parts. */
export const describeProject = (
  { partCount, netWeightG, isUnwelded }: Pick<Order['lines'][number], 'partCount' | 'netWeightG' | 'isUnwelded'>,
  language: Language,
): string => {
  const { pieces, weight, unwelded } = confirmationTexts[language];
  const described = `${partCount} ${pieces}, ${weight} ${germanNumber(netWeightG / 1000, 3)} kg`;
  return isUnwelded ? `${described}, ${unwelded}` : described;
};
