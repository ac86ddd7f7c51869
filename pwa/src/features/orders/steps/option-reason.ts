import type { CartOption } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { optionRemarks } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatCount, formatKg } from '../../../ui/figures/format-figure.ts';

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
  [optionRemarks.countryNotServed]: ({ countryIso }) =>
    msg`Dorthin (${countryName(countryIso)}) liefern wir nicht. Abholung ist möglich.`,
  [optionRemarks.billNotAllowed]: () => msg`Ab Ihrer zweiten Bestellung, sobald die erste abgeschlossen ist.`,
  [optionRemarks.cashOnlyAtPickup]: () => msg`Nur bei Abholung im Werk.`,
  [optionRemarks.codOnlyByParcel]: () => msg`Nur bei Versand als Paket.`,
  [optionRemarks.codCountry]: () => msg`Nur nach Deutschland und Österreich.`,
};
