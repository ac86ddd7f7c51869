import { germanCents } from '@knotenblech/shared/values/number-text.ts';
import { type Texts, withNote, withParts } from './text-shapes.ts';

const valid = 'The link works once, for 30 minutes.';

const notYou = 'If this was not you, there is nothing you need to do.';

const knowsUs = 'If you have forgotten your password, ask for a new one with “Forgot password” when logging in.';

export const en: Texts = {
  account: {
    confirmRegistration: (link) => ({
      subject: 'Please confirm your registration',
      text: `Hello,\n\nwith this link you confirm your registration; then log in with your e-mail address:\n\n${link}\n\n${valid} ${notYou}`,
    }),
    alreadyRegistered: () => ({
      subject: 'You are already registered',
      text: `Hello,\n\nsomebody tried to register with your e-mail address. You already have an account; nothing was changed. ${knowsUs}`,
    }),
    resetPassword: (link, userName) => ({
      subject: 'Your new password',
      text: `Hello,\n\nwith this link you set a new password for the user ${userName}:\n\n${link}\n\n${valid} ${notYou}`,
    }),
    invitation: (link, by, company, userName) => ({
      subject: 'Invitation to the shop',
      text: `Hello,\n\n${by} has added you as a user of ${company}. Your user name is ${userName}. With this link you set your password:\n\n${link}\n\n${valid} After that you get a new one with “Forgot password” when logging in.`,
    }),
    invitedElsewhere: () => ({
      subject: 'You already have an account',
      text: `Hello,\n\nanother company wanted to add you as a user with this e-mail address. One address belongs to one account; yours stays as it is. For the other company, please give them a second address.`,
    }),
    confirmEmail: (link) => ({
      subject: 'Please confirm your new e-mail address',
      text: `Hello,\n\nwith this link this address becomes the one of your account:\n\n${link}\n\n${valid} Until then the present one stays. ${notYou}`,
    }),
    emailInUse: () => ({
      subject: 'This e-mail address already has an account',
      text: `Hello,\n\nsomebody wanted to enter your e-mail address for another account. That is not possible; nothing was changed.`,
    }),
    emailChanging: () => ({
      subject: 'Your e-mail address is to be changed',
      text: `Hello,\n\na new e-mail address was entered for your account. It takes effect once it is confirmed. If you did not want this, please change your password at once and call us.`,
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      text: `Hello,\n\nthe password of your account was changed; your other devices are logged out. If this was not you, please set it anew with “Forgot password” at once and call us.`,
    }),
  },
  confirmation: {
    locale: 'en-IE',
    subject: (number) => `Order confirmation ${number}`,
    greeting: (name) => `Dear ${name},`,
    opening: (number, day) => `thank you for your order of ${day}. Your order number is ${number}.`,
    demo: 'This is an order in demo mode: nothing is made and nothing is charged.',
    pieces: 'pieces',
    each: 'each',
    weight: 'Weight',
    unwelded: 'not welded',
    without: (count) => (count === 1 ? 'without 1 part' : `without ${count} parts`),
    rows: {
      partsCents: 'Sum of parts',
      productionCents: 'Production',
      shippingCents: 'Shipping',
      paymentCents: 'Payment method',
      voucherCents: 'Voucher',
      surchargeCents: 'Surcharges and credits',
    },
    net: 'Net total',
    vat: (percent) => `VAT ${percent} %`,
    gross: 'Total',
    totalWithVat: 'Total incl. VAT',
    containedVat: (percent) => `Of which VAT ${percent} %`,
    pricesWithVat: 'Prices incl. VAT',
    vatReasons: {
      domestic: '',
      pickup: 'Collection in Germany',
      'intra-community': 'VAT-exempt intra-Community supply',
      'destination-rate': 'Rate of the country of destination',
      export: 'VAT-exempt export',
    },
    delivery: 'Expected day of delivery',
    collection: 'Expected to be ready for collection on',
    collectionPlace: 'Collection from',
    shippingAddress: 'Delivery address',
    billingAddress: 'Billing address',
    phone: 'Phone',
    reference: 'Your reference',
    terms: (version) => `Our terms and conditions apply, version ${version}.`,
    closing: 'Kind regards',
  },
  document: {
    page: (page, pages) => `Page ${page} of ${pages}`,
    project: 'Project',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    total: 'Total',
    orderNumber: 'Order number',
    orderedAt: 'Ordered on',
    approvedBy: 'Approved by',
    quoteNumber: 'By quote',
    termsVersion: 'Version of the terms',
    domestic: 'Supply within Germany',
    canceled: 'This order has been cancelled.',
    comment: 'Comment',
    reference: 'Reference',
    deliveryNote: (number) => `Delivery note ${number}`,
    proForma: (number) => `Pro-forma invoice ${number}`,
    noInvoice: 'This is not an invoice and gives no right to deduct input tax.',
    charges: 'Setup, minimum charges and certificates',
    totalWeight: 'Total weight',
    deliveryWeight: 'Weight of this delivery',
    partialDelivery: (number) => `partial delivery ${number}`,
    shareOf: ({ now, pieces, later }) => `${now} of ${pieces}${later > 0 ? `, ${later} to follow` : ''}`,
    stillToCome: (pieces) => `Still to come: ${pieces}`,
    received: 'Goods received complete and undamaged (date, name, signature):',
    sentOn: 'Dispatched on',
  },
  quote: {
    title: (number) => `Quote ${number}`,
    offer: (number, day) => `this is our binding offer: quote ${number} of ${day}.`,
    valid: (day) => `The quote is valid up to and including ${day}.`,
    order: 'You can order in the shop under “Quotes”, once and at exactly these amounts.',
    unchanged: 'The quote holds for the projects as they were on the day of the quote.',
    quoteDemo: 'This is a quote in demo mode: it binds nobody.',
    quoteNumber: 'Quote number',
    quotedAt: 'Quote of',
    validUntil: 'Valid until',
    workingDays: (days) => `${days} working days from the order`,
    deliveryTime: 'Delivery time',
    freightNote: (note) => `About the delivery: ${note}`,
    ladder: (project) => `Price per piece by quantity: ${project}`,
    ladderProject: 'the whole project, so many times',
    ladderOnce: 'of it setup and charges',
    ladderNote:
      'Prices in euro on the day of the quote, everything else as offered; orders are placed at the amounts above.',
  },
  bill: {
    net: (days) => `Payable within ${days} days without deduction.`,
    atOnce: 'Payable at once without deduction.',
    discount: (percent, days) => `${percent} % discount if paid within ${days} days.`,
    account: 'Bank details',
  },
  prepayment: {
    transfer: (amount, number) => `Please transfer ${amount} with the reference “Order ${number}” to:`,
    waits: 'We start production once your payment has arrived. The day counts from then.',
    paypal: (amount) => `Please pay ${amount} by PayPal on the page of your order.`,
  },
  paymentReceived: {
    subject: (number) => `Order ${number}: payment received`,
    text: (number) => `Your payment for order ${number} has arrived. Thank you.`,
    delivery: (day) => `Production starts now. New delivery day: ${day}`,
    pickup: (day) => `Production starts now. New collection day: ${day}`,
    canceled: 'The order is cancelled. We will refund the amount.',
  },
  status: {
    subject: (number, status) => `Order ${number}: ${status}`,
    text: (number, status) => `The status of your order ${number} is now “${status}”.`,
    byCustomer: 'The cancellation came from your company. Nothing is made and nothing is charged.',
    reason: (reason) => `Reason: ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Picked now', PARTLY_SENT: 'Sent now' },
    stillToCome: 'Still to come',
    labelled: (label, text) => `${label}: ${text}`,
    others: (count) => `and ${count} more`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Ready for collection now', PARTLY_SENT: 'Collected now' },
    statuses: {
      NEW: 'Received',
      DEMO: 'Demo order',
      ASSIGNED: 'In progress',
      ANALYZED: 'Work preparation',
      IN_PRODUCTION: 'In production',
      PARTLY_COMMISSIONED: 'Partly picked',
      COMMISSIONED: 'Picked',
      PARTLY_SENT: 'Partly sent',
      SENT: 'Sent',
      CLOSED: 'Closed',
      CANCELED: 'Cancelled',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Partly ready for collection',
      COMMISSIONED: 'Ready for collection',
      PARTLY_SENT: 'Partly collected',
      SENT: 'Collected',
    },
  },
  orderEdit: {
    subject: (number) => `Order ${number}: address changed`,
    changed: (number) => `We have changed details of your order ${number}:`,
    fields: { shippingAddress: 'Delivery address', billingAddress: 'Billing address', phone: 'Phone' },
  },
  surcharge: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'incl. VAT' : 'net'}`,
    subject: (number) => `Order ${number}: amount changed`,
    asked: (number, amount, reason) => `A surcharge of ${amount} would be added to your order ${number}: ${reason}`,
    answer: 'Please open the order and accept or decline. Without your consent it does not count.',
    credited: (number, amount, reason) => `The price of your order ${number} goes down by ${amount}: ${reason}`,
    withdrawn: (number, reason) => `The surcharge on your order ${number} has been withdrawn: ${reason}`,
  },
  handOver: (handed) => ({
    subject: `Basket from ${handed.giver}`,
    text: withParts(
      `${handed.giver} has handed over to you for ordering:`,
      handed,
      'It is in your basket. It is not ordered yet.',
    ),
  }),
  approval: {
    requested: (asked) => ({
      subject: `Approval: ${asked.by} wants to order for ${asked.euros}`,
      text: withParts(
        `${asked.by} wants to order and needs your approval. Net ${asked.euros}${asked.reference === '' ? '' : `, order reference ${asked.reference}`}.`,
        asked,
        'You decide in the shop under “Orders”. It is not ordered yet.',
      ),
    }),
    approved: ({ by, number }) => ({
      subject: `Approved and ordered: no. ${number}`,
      text: `${by} has approved your order. Its number is ${number}.`,
    }),
    rejected: ({ by, reason }) => ({
      subject: 'Not approved',
      text: `${by} has not approved your order: ${reason}\n\nUnder “Orders” you bring it back into the basket.`,
    }),
    outdated: ({ by }) => ({
      subject: 'Approved, but not ordered',
      text: `${by} has approved your order, but it no longer holds as it was requested. Under “Orders” you see what has changed and can ask again.`,
    }),
  },
  freight: {
    requested: (customer) => ({
      subject: `Freight request: ${customer}`,
      text: `${customer} asks for a delivery. The answer is due within 48 hours.`,
    }),
    answered: (number, note) => ({
      subject: `Your freight: quote ${number}`,
      text: withNote(`Quote ${number} including freight is ready. You can order it under “Quotes”.`, note),
    }),
  },
  priceRequest: {
    requested: (project, number) => ({
      subject: `Price request: ${project}`,
      text: `A price is asked for the project “${project}” (no. ${number ?? '–'}). The answer is due within 48 hours.`,
    }),
    remarkAdded: (project, number) => ({
      subject: `Comment on the price request: ${project}`,
      text: `Another comment was added to the price request for the project “${project}” (no. ${number ?? '–'}). It stands with the request.`,
    }),
    answered: ({ project, isFixed, note }) => ({
      subject: `Your price for “${project}”`,
      text: withNote(
        isFixed
          ? `Your project “${project}” now has a fixed price. Material, quantity, surface, colour and specificity stay as they are.`
          : `Your project “${project}” now has a price. It holds for the project as it was when we calculated it; if you edit it, it is calculated anew.`,
        note,
      ),
    }),
    answeredByProject: (project, note) => ({
      subject: `Your parts for “${project}”`,
      text: withNote(
        `We made a project of parts from your request “${project}”. It is among your projects: change quantities and surfaces, and order it.`,
        note,
      ),
    }),
    fell: (project) => ({
      subject: `The price for “${project}” no longer holds`,
      text: `The project “${project}” was edited, so the price we gave you for it no longer holds. Ask for a new one, or take the edit back: then it holds again.`,
    }),
    amount: (cents, isGross) => `${isGross ? 'Price incl. VAT:' : 'Net price:'} ${germanCents(cents)} €`,
  },
  punchout: {
    title: 'Transfer basket',
    lead: (host, button) => `“${button}” sends this basket to ${host}.`,
    offer: (number, validUntil) => `Quote ${number}, valid until ${validUntil} inclusive`,
    notOrdered: (number) =>
      `Nothing is ordered yet. Your order comes from your purchasing system; please leave the quote number ${number} in it.`,
    item: 'Description',
    send: 'Transfer basket',
    toBasket: 'Back to the basket',
    setup: 'Setup and charges',
    refusedTitle: 'This does not work',
    refused: {
      credentials:
        'User name or password is wrong, or the access is switched off. An administrator of your company finds it in the shop under “Account”, “Purchasing system”.',
      tries: 'Too many attempts. Please wait a quarter of an hour.',
      address:
        'The return address of your purchasing system is not allowed. An administrator of your company enters it in the shop. It begins with https://.',
      'oci-function':
        'This OCI function does not exist here. Supported is calling the catalogue and returning the basket.',
      'ids-action': 'This IDS function does not exist here. Supported is the action WKE (receive basket) by POST.',
      over: 'The connection to your purchasing system has ended. Open the shop from there once more; your basket is still here.',
      'handed-over':
        'This basket has already been transferred. If it is missing in your purchasing system, open the shop from there once more.',
    },
  },
  push: 'New message',
  legal: { directors: 'Managing directors', taxNumber: 'Tax number' },
};
