import { type CartOption, isPickup, optionRemarks } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { OrderStep } from '@knotenblech/shared/orders/placing/step-guards.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paymentTypeLabels, productionTypeLabels, shippingTypeLabels } from '../../../i18n/words/order-labels.ts';
import { formatCount, formatKg } from '../../../ui/figures/format-figure.ts';
import type { OrderDraft } from '../public/draft/order-draft.ts';

export type GoneChoice = { title: string; reason: string; remedy: string };

/** What of a step was chosen and is no longer possible, or cannot even be proposed, with the reason; null: everything stands. */
export const unavailableChoice = (i18n: I18n, step: OrderStep, draft: OrderDraft): GoneChoice | null => {
  if (step === 2) return goneProduction(i18n, draft) ?? goneShipping(i18n, draft);
  return step === 3 ? gonePayment(i18n, draft) : null;
};

const goneProduction = (i18n: I18n, { cart, chosen, productions }: OrderDraft) =>
  cart.productionType === null || chosen.productionType !== null
    ? null
    : gone(i18n, {
        words: productionTypeLabels[cart.productionType],
        option: productions.find((option) => option.type === cart.productionType),
        remedy: msg`Bitte wählen Sie eine andere Fertigung.`,
      });

const goneShipping = (i18n: I18n, { cart, chosen, shippings }: OrderDraft) => {
  if (chosen.shippingType !== null) return null;
  const type = cart.shippingType;
  if (type === null) return noDelivery(i18n, shippings);
  const option = shippings.find((each) => each.type === type);
  return gone(i18n, { words: shippingTypeLabels[type], option, remedy: msg`Bitte wählen Sie eine andere Lieferung.` });
};

/** Freight on request has its own card, with the button that asks for it. */
const noDelivery = (i18n: I18n, shippings: OrderDraft['shippings']): GoneChoice | null =>
  shippings.some(({ priceCents }) => priceCents === -1)
    ? null
    : {
        title: i18n._(msg`Diese Bestellung können wir nicht liefern`),
        reason: reasonOf(
          i18n,
          shippings.find(({ type }) => !isPickup(type)),
        ),
        remedy: i18n._(msg`Bitte wählen Sie Abholung oder fragen Sie bei uns an.`),
      };

const gonePayment = (i18n: I18n, { cart, chosen, payments }: OrderDraft) => {
  if (cart.paymentType === null || chosen.paymentType === cart.paymentType) return null;
  const taken = chosen.paymentType && i18n._(paymentTypeLabels[chosen.paymentType]);
  return gone(i18n, {
    words: paymentTypeLabels[cart.paymentType],
    option: payments.find((option) => option.type === cart.paymentType),
    remedy: taken ? msg`Gewählt ist jetzt „${taken}“.` : msg`Bitte wählen Sie eine andere Zahlungsart.`,
  });
};

type Option = CartOption<string> | undefined;

const gone = (
  i18n: I18n,
  { words, option, remedy }: { words: MessageDescriptor; option: Option; remedy: MessageDescriptor },
): GoneChoice => {
  const name = i18n._(words);
  return {
    title: i18n._(msg`„${name}“ ist nicht mehr möglich`),
    reason: reasonOf(i18n, option),
    remedy: i18n._(remedy),
  };
};

const reasonOf = (i18n: I18n, option: Option) => optionReason(i18n, option?.reason ?? { code: '', values: {} });

type Reason = NonNullable<CartOption<string>['reason']>;

type Code = (typeof optionRemarks)[keyof typeof optionRemarks];

/** Why an option cannot be chosen, in words with the figures that decided it. */
export const optionReason = (i18n: I18n, { code, values }: Reason): string => {
  const describe = Object.hasOwn(words, code) ? words[code as Code] : undefined;
  return describe ? i18n._(describe(values)) : i18n._(msg`Steht für diese Bestellung nicht zur Wahl.`);
};

const mm = (value: unknown) => `${formatCount(Number(value))} mm`;

const kg = (value: unknown) => `${formatKg(Number(value) * 1000)} kg`;

const limitKg = (value: unknown) => `${germanNumber(Number(value), 0, 3)} kg`;

const countryName = (iso: unknown) => String(iso);

const words: Record<Code, (values: Reason['values']) => MessageDescriptor> = {
  [optionRemarks.otherProduction]: () => msg`Nur mit einer anderen Fertigung möglich.`,
  [optionRemarks.overParcelLimits]: ({ heaviestKg, maxKg, longestMm, maxLengthMm }) =>
    msg`Zu groß oder zu schwer für ein Paket: schwerstes Teil ${kg(heaviestKg)} (bis ${limitKg(maxKg)}), längstes ${mm(longestMm)} (bis ${mm(maxLengthMm)}).`,
  [optionRemarks.overParcelLoad]: ({ kg: load, maxKg }) =>
    msg`Zu viel für Pakete: ${kg(load)} (bis ${limitKg(maxKg)}).`,
  [optionRemarks.overTailLift]: ({ maxKg, maxLengthMm }) =>
    msg`Für die Hebebühne zu groß: ein Teil bis ${limitKg(maxKg)} und ${mm(maxLengthMm)}.`,
  [optionRemarks.freightOnRequest]: ({ maxKg, maxLengthMm }) =>
    msg`Die Ladung ist über ${limitKg(maxKg)} oder länger als ${mm(maxLengthMm)}. Abholung ist möglich.`,
  [optionRemarks.loadUnknown]: () =>
    msg`Das Gewicht steht noch nicht fest: Die Lieferung bieten wir an. Abholung ist möglich.`,
  [optionRemarks.countryNotServed]: ({ countryIso }) =>
    msg`Dorthin (${countryName(countryIso)}) liefern wir nicht. Abholung ist möglich.`,
  [optionRemarks.billNotAllowed]: () => msg`Ab Ihrer zweiten Bestellung, sobald die erste abgeschlossen ist.`,
  [optionRemarks.cashOnlyAtPickup]: () => msg`Nur bei Abholung im Werk.`,
  [optionRemarks.codOnlyByParcel]: () => msg`Nur bei Versand als Paket.`,
  [optionRemarks.codCountry]: () => msg`Nur nach Deutschland und Österreich.`,
};
