import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const vatReasonLabels = {
  domestic: msg`Lieferung innerhalb Deutschlands`,
  pickup: msg`Abholung im Werk in Deutschland`,
  'intra-community': msg`steuerfreie innergemeinschaftliche Lieferung`,
  'destination-rate': msg`Steuersatz des Bestimmungslandes`,
  export: msg`steuerfreie Ausfuhrlieferung`,
} satisfies Record<Amounts['vatReason'], MessageDescriptor>;
