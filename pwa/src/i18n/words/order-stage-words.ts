import type { OrderStage } from '@knotenblech/shared/orders/order-stages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the customer reads of an order before its first status, and of one that never gets any. */
export const orderStageLabels = {
  queued: msg`Vorgemerkt, noch nicht bestellt`,
  sending: msg`Wird gesendet`,
  checking: msg`Wird geprüft`,
  accepted: msg`Bestellt`,
  'needs-review': msg`Preis weicht ab`,
  refused: msg`Nicht bestellt`,
  withdrawn: msg`Zurückgezogen`,
} satisfies Record<OrderStage, MessageDescriptor>;
