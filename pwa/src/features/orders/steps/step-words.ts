import type { OrderStep } from '@knotenblech/shared/orders/placing/step-guards.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const steps = [1, 2, 3, 4] as const satisfies readonly OrderStep[];

export const stepLabels = {
  1: msg`Adressen`,
  2: msg`Fertigung und Lieferung`,
  3: msg`Zahlung`,
  4: msg`Prüfen und bestellen`,
} satisfies Record<OrderStep, MessageDescriptor>;

/** What the button to a step says. */
export const nextLabels = {
  1: msg`Weiter: Adressen`,
  2: msg`Weiter: Fertigung und Lieferung`,
  3: msg`Weiter: Zahlung`,
  4: msg`Weiter: Prüfen`,
} satisfies Record<OrderStep, MessageDescriptor>;
