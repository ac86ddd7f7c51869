import type { OrderStatus } from '@knotenblech/shared/orders/order.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const orderStatusWords = {
  NEW: msg`Eingegangen`,
  DEMO: msg`Demobestellung`,
  ASSIGNED: msg`In Bearbeitung`,
  ANALYZED: msg`Arbeitsvorbereitung`,
  IN_PRODUCTION: msg`In Fertigung`,
  PARTLY_COMMISSIONED: msg`Teilweise kommissioniert`,
  COMMISSIONED: msg`Kommissioniert`,
  PARTLY_SENT: msg`Teilweise versandt`,
  SENT: msg`Versandt`,
  CLOSED: msg`Abgeschlossen`,
  CANCELED: msg`Storniert`,
} satisfies Record<OrderStatus, MessageDescriptor>;
