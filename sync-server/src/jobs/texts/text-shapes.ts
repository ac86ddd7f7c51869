import type { OrderLogEntry } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { AmountRowName } from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { OrderStatus } from '@knotenblech/shared/orders/order.record.ts';

export type Text = { subject: string; text: string };

type PickupStatus = 'PARTLY_COMMISSIONED' | 'COMMISSIONED' | 'PARTLY_SENT' | 'SENT';

type PartialStep = 'PARTLY_COMMISSIONED' | 'PARTLY_SENT';

type Answered = { project: string; isFixed: boolean; note: string };

type HandedOver = { giver: string; projects: readonly { quantity: number; name: string }[]; note: string };

type AskedApproval = Omit<HandedOver, 'giver'> & { by: string; euros: string; reference: string };

/** Why a purchasing system's call opens nothing, or its basket cannot go back. */
export type PunchoutRefusal =
  | 'credentials'
  | 'tries'
  | 'address'
  | 'oci-function'
  | 'ids-action'
  | 'over'
  | 'handed-over';

/** All that the server writes to people, in mails, messages and on papers, in one language. */
export type Texts = {
  /** The mails about accounts; none but invitations repeats what a stranger typed. `link` is replaced by its address when the mail goes out. */
  account: {
    confirmRegistration: (link: string) => Text;
    alreadyRegistered: () => Text;
    resetPassword: (link: string, userName: string) => Text;
    invitation: (link: string, by: string, company: string, userName: string) => Text;
    invitedElsewhere: () => Text;
    confirmEmail: (link: string) => Text;
    emailInUse: () => Text;
    emailChanging: () => Text;
    passwordChanged: () => Text;
  };
  /** Of an order, in mails and on papers. */
  confirmation: {
    locale: string;
    subject: (number: number) => string;
    greeting: (name: string) => string;
    opening: (number: number, day: string) => string;
    demo: string;
    pieces: string;
    each: string;
    weight: string;
    unwelded: string;
    /** Pieces that a weight leaves out. */
    without: (count: number) => string;
    rows: Record<AmountRowName, string>;
    net: string;
    vat: (percent: string) => string;
    gross: string;
    /** To private people, whose amounts have VAT in them. */
    totalWithVat: string;
    containedVat: (percent: string) => string;
    pricesWithVat: string;
    vatReasons: Record<Amounts['vatReason'], string>;
    delivery: string;
    /** The day of an order that is fetched, and where. */
    collection: string;
    collectionPlace: string;
    shippingAddress: string;
    billingAddress: string;
    phone: string;
    reference: string;
    terms: (version: string) => string;
    closing: string;
  };
  /** On papers alone. */
  document: {
    page: (page: number, pages: number) => string;
    project: string;
    quantity: string;
    unitPrice: string;
    total: string;
    orderNumber: string;
    orderedAt: string;
    approvedBy: string;
    quoteNumber: string;
    termsVersion: string;
    /** Why the tax of the shop's country counts. */
    domestic: string;
    canceled: string;
    comment: string;
    reference: string;
    deliveryNote: (number: number) => string;
    proForma: (number: number) => string;
    /** Below a pro-forma invoice. */
    noInvoice: string;
    /** What of a project's price lies in none of its positions. */
    charges: string;
    totalWeight: string;
    deliveryWeight: string;
    received: string;
    sentOn: string;
    /** Of a partial delivery. */
    partialDelivery: (number: number) => string;
    shareOf: (shipped: { now: number; pieces: number; later: number }) => string;
    stillToCome: (pieces: string) => string;
  };
  quote: {
    title: (number: string) => string;
    offer: (number: string, day: string) => string;
    valid: (day: string) => string;
    order: string;
    unchanged: string;
    quoteDemo: string;
    quoteNumber: string;
    quotedAt: string;
    validUntil: string;
    workingDays: (days: number) => string;
    deliveryTime: string;
    freightNote: (note: string) => string;
    /** Prices at other quantities: above them, of the project as a whole, what of them is paid once, below them. */
    ladder: (project: string) => string;
    ladderProject: string;
    ladderOnce: string;
    ladderNote: string;
  };
  /** How a bill is paid. */
  bill: {
    net: (days: number) => string;
    atOnce: string;
    discount: (percent: string, days: number) => string;
    account: string;
  };
  /** How an order is paid in advance. */
  prepayment: {
    transfer: (amount: string, number: number) => string;
    waits: string;
    paypal: (amount: string) => string;
  };
  paymentReceived: {
    subject: (number: number) => string;
    text: (number: number) => string;
    /** That the day of delivery was counted anew. */
    delivery: (day: string) => string;
    pickup: (day: string) => string;
    canceled: string;
  };
  /** The latest step of an order. */
  status: {
    subject: (number: number, status: string) => string;
    text: (number: number, status: string) => string;
    byCustomer: string;
    reason: (reason: string) => string;
    /** Before what a partial step is about, and what is still to come. */
    partial: Record<PartialStep, string>;
    stillToCome: string;
    /** Its name before what there is of it. */
    labelled: (label: string, text: string) => string;
    others: (count: number) => string;
    statuses: Record<OrderStatus, string>;
    /** What some are called where the order is fetched. */
    pickup: Record<PickupStatus, string>;
    pickupPartial: Record<PartialStep, string>;
  };
  /** That the operator changed an order. */
  orderEdit: {
    subject: (number: number) => string;
    changed: (number: number) => string;
    fields: Record<OrderLogEntry['field'], string>;
  };
  /** Of surcharges and credits. */
  surcharge: {
    /** An amount, and whether VAT is in it. */
    amount: (euros: string, isGross: boolean) => string;
    subject: (number: number) => string;
    asked: (number: number, amount: string, reason: string) => string;
    /** How it is answered. */
    answer: string;
    credited: (number: number, amount: string, reason: string) => string;
    withdrawn: (number: number, reason: string) => string;
  };
  /** To the colleague a cart was handed to. */
  handOver: (handedOver: HandedOver) => Text;
  /** Of orders above the limit of who asks for them. */
  approval: {
    /** To everybody who may decide. */
    requested: (asked: AskedApproval) => Text;
    /** To who asked. */
    approved: (approved: { by: string; number: number }) => Text;
    rejected: (rejected: { by: string; reason: string }) => Text;
    outdated: (outdated: { by: string }) => Text;
  };
  /** Of freight that is asked for and offered. */
  freight: {
    /** To the admin. */
    requested: (customer: string) => Text;
    answered: (quoteNumber: string, note: string) => Text;
  };
  /** Of prices that are asked for and set by hand. */
  priceRequest: {
    /** To the admin. */
    requested: (project: string, number: number | null) => Text;
    /** To the admin: of somebody else than who asked first, or of him once more. */
    remarkAdded: (project: string, number: number | null) => Text;
    answered: (answer: Answered) => Text;
    answeredByProject: (project: string, note: string) => Text;
    fell: (project: string) => Text;
    amount: (cents: number, isGross: boolean) => string;
  };
  /** The pages on which a basket goes to a purchasing system, and what stands in it. */
  punchout: {
    title: string;
    lead: (host: string, button: string) => string;
    offer: (number: string, validUntil: string) => string;
    notOrdered: (number: string) => string;
    item: string;
    send: string;
    toBasket: string;
    setup: string;
    refusedTitle: string;
    refused: Record<PunchoutRefusal, string>;
  };
  /** All that a notification says: it lies open on locked screens. */
  push: string;
  /** Of the operator, on business letters. */
  legal: { directors: string; taxNumber: string };
};

export const withNote = (text: string, note: string) => (note.trim() === '' ? text : `${text}\n\n${note.trim()}`);

/** What was handed over between a first and a last sentence. */
export const withParts = (first: string, { projects, note }: Omit<HandedOver, 'giver'>, last: string) =>
  [first, projects.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'), note.trim(), last]
    .filter((part) => part !== '')
    .join('\n\n');
