import type { Cents } from '@knotenblech/shared/values/money.ts';
import { germanCents } from '@knotenblech/shared/values/number-text.ts';

/** An amount as it stands in mails and documents: 1.234,50 €. */
export const formatEuros = (cents: Cents): string => `${germanCents(cents)} €`;
