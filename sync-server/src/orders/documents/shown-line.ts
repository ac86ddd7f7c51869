import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { withVat } from '@knotenblech/shared/orders/with-vat.ts';

type Line = Amounts['lines'][number];

/** A priced line as its reader counts: private people with VAT, as the app shows it, companies net. */
export const shownLine = (line: Line, { isGross, vatRate }: { isGross: boolean; vatRate: number }): Line =>
  isGross
    ? { ...line, unitCents: withVat(line.unitCents, vatRate), lineCents: withVat(line.lineCents, vatRate) }
    : line;
