import type { AmountRowName } from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { CartObstacle } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order, OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderStage } from '@knotenblech/shared/orders/order-stages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What an order's sum is made of. */
export const amountRowLabels = {
  partsCents: msg`Summe der Teile`,
  productionCents: msg`Fertigung`,
  shippingCents: msg`Lieferung`,
  paymentCents: msg`Zahlung`,
  voucherCents: msg`Gutschein`,
  surchargeCents: msg`Zuschläge und Nachlässe`,
} satisfies Record<AmountRowName, MessageDescriptor>;

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

/** Why a project in the basket cannot be ordered, and what to do about it. */
export const cartObstacleLabels = {
  gone: msg`Dieses Projekt gibt es nicht mehr. Nehmen Sie es aus dem Warenkorb.`,
  trashed: msg`Dieses Projekt liegt im Papierkorb. Holen Sie es von dort zurück oder nehmen Sie es aus dem Warenkorb.`,
  unreadable: msg`Die Datei dieses Projekts konnte nicht gelesen werden. Laden Sie eine neue Datei hoch.`,
  'no-parts': msg`Kein Teil dieses Projekts ist als Stahlteil übernommen. Wählen Sie im Projekt aus, was gefertigt werden soll.`,
  'missing-data': msg`Angaben fehlen. Ergänzen Sie Material, Profil oder Farbe im Projekt.`,
  'on-request': msg`Preis auf Anfrage: mindestens ein Teil hat keinen festen Preis. Das Projekt nennt das Teil und den Grund.`,
  'no-price': msg`Der Preis wird noch berechnet. Ohne Preis kann das Projekt nicht bestellt werden.`,
} satisfies Record<CartObstacle, MessageDescriptor>;

export const shippingTypeLabels = {
  PACKAGE_STANDARD: msg({ message: 'Paket', context: 'shippingType' }),
  PACKAGE_EXPRESS: msg({ message: 'Paket Express', context: 'shippingType' }),
  TRANSPORT_STANDARD: msg({ message: 'Spedition', context: 'shippingType' }),
  TRANSPORT_EXPRESS: msg({ message: 'Spedition Express', context: 'shippingType' }),
  TRANSPORT_TAIL_LIFT: msg({ message: 'Spedition mit Hebebühne', context: 'shippingType' }),
  TRANSPORT_CRANE: msg({ message: 'Spedition mit Kranentladung', context: 'shippingType' }),
  PICKUP: msg({ message: 'Abholung im Werk', context: 'shippingType' }),
  PICKUP_BOXED: msg({ message: 'Abholung im Werk, verpackt', context: 'shippingType' }),
} satisfies Record<Order['shippingType'], MessageDescriptor>;

export const productionTypeLabels = {
  STANDARD: msg({ message: 'Standardfertigung', context: 'productionType' }),
  FAST: msg({ message: 'Schnelle Fertigung', context: 'productionType' }),
  EXPRESS: msg({ message: 'Expressfertigung', context: 'productionType' }),
  EXPRESS_PLUS: msg({ message: 'Expressfertigung Plus', context: 'productionType' }),
} satisfies Record<Order['productionType'], MessageDescriptor>;

export const paymentTypeLabels = {
  BILL: msg({ message: 'Rechnung', context: 'paymentType' }),
  PAYPAL: msg({ message: 'PayPal', context: 'paymentType' }),
  CASH: msg({ message: 'Barzahlung bei Abholung', context: 'paymentType' }),
  COD: msg({ message: 'Nachnahme', context: 'paymentType' }),
  PREPAYMENT: msg({ message: 'Vorkasse per Überweisung', context: 'paymentType' }),
} satisfies Record<Order['paymentType'], MessageDescriptor>;
