import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order, OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderStage } from '@knotenblech/shared/orders/order-stages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const orderStatusLabels = {
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

/** What some are called where the order is fetched. */
const pickupWords: Partial<Record<OrderStatus, MessageDescriptor>> = {
  PARTLY_COMMISSIONED: msg`Teilweise abholbereit`,
  COMMISSIONED: msg`Abholbereit`,
  PARTLY_SENT: msg`Teilweise abgeholt`,
  SENT: msg`Abgeholt`,
};

/** A status of this order: one that is fetched is ready and collected, not commissioned and sent. */
export const statusWordsOf = ({ shippingType }: Pick<Order, 'shippingType'>, status: OrderStatus): MessageDescriptor =>
  (isPickup(shippingType) ? pickupWords[status] : undefined) ?? orderStatusLabels[status];

/** What the day of an order says: when it comes, or can be fetched. */
export const deliveryDayLabels = (shippingType: Order['shippingType']): MessageDescriptor =>
  isPickup(shippingType) ? msg`Abholbereit voraussichtlich` : msg`Lieferung voraussichtlich`;

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

export const vatReasonLabels = {
  domestic: msg`Lieferung innerhalb Deutschlands`,
  pickup: msg`Abholung im Werk in Deutschland`,
  'intra-community': msg`steuerfreie innergemeinschaftliche Lieferung`,
  'destination-rate': msg`Steuersatz des Bestimmungslandes`,
  export: msg`steuerfreie Ausfuhrlieferung`,
} satisfies Record<Amounts['vatReason'], MessageDescriptor>;
