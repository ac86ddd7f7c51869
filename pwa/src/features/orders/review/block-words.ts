import type { StepBlock } from '@knotenblech/shared/orders/placing/step-guards.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is still missing in a step. */
export const blockLabels = {
  noDeliveryAddress: msg`Bitte wählen Sie eine Lieferadresse oder legen Sie eine an.`,
  productionTypeRequired: msg`Bitte wählen Sie eine Fertigung.`,
  shippingTypeRequired: msg`Bitte wählen Sie eine Lieferung.`,
  phoneNoRequired: msg`Bitte geben Sie eine Telefonnummer für die Zustellung an.`,
  paymentTypeRequired: msg`Bitte wählen Sie eine Zahlungsart.`,
  termsRequired: msg`Bitte stimmen Sie den AGB und den Lieferbedingungen zu.`,
} satisfies Record<StepBlock, MessageDescriptor>;
