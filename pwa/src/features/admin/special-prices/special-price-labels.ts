import { baseDataCalls, type SpecialPriceForm } from '@knotenblech/shared/api/base-data-calls.ts';
import { coats } from '@knotenblech/shared/parts/finishes.ts';
import type { ProcessName } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { SpecialPrice } from '@knotenblech/shared/prices/special-price.schema.ts';
import type { Specificity, Stock } from '@knotenblech/shared/prices/tariff-stock.schema.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useServerMutation, useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { writeDecimal } from '../../../ui/fields/decimal-text.ts';

export type ProcessNames = Record<ProcessName, MessageDescriptor>;

export const stockLabels = {
  plate: msg`Blech`,
  open: msg`offene Profile`,
  hollow: msg`Hohlprofile`,
  bar: msg`Stabstahl`,
} satisfies Record<Stock, MessageDescriptor>;

export const specificityLabels = {
  HOT_ROLLED: msg`warmgewalzt`,
  COLD_ROLLED: msg`kaltgefertigt`,
  WELDED: msg`geschweißt`,
} satisfies Record<Specificity, MessageDescriptor>;

export const factorLabels = {
  work: msg`Verkaufsfaktor Arbeit`,
  material: msg`Verkaufsfaktor Material`,
  flat: msg`Verkaufsfaktor Pauschalen`,
} satisfies Record<'work' | 'material' | 'flat', MessageDescriptor>;

type Subject = SpecialPrice['subject'];

/** What a special price is for, in words. */
export const subjectText = (i18n: I18n, processNames: ProcessNames, subject: Subject): string => {
  switch (subject.kind) {
    case 'process':
      return i18n._(processNames[subject.process]);
    case 'factor':
      return i18n._(factorLabels[subject.factor]);
    case 'discount':
      return i18n._(msg`Rabatt auf alles außer Lieferung`);
    case 'material': {
      const { grade, stock, specificity } = subject;
      return [
        grade ?? i18n._(msg`Alle Güten`),
        ...(stock === null ? [] : [i18n._(stockLabels[stock])]),
        ...(specificity === null ? [] : [i18n._(specificityLabels[specificity])]),
      ].join(', ');
    }
  }
};

const unitsOfCoats = { kg: '€/kg', m2: '€/m²' } as const;

/** Unit of an amount that takes the place of the base data's; '' for a factor. */
export const unitOf = (subject: { kind: Subject['kind']; process?: ProcessName }): string => {
  if (subject.kind === 'factor' || subject.kind === 'discount') return '';
  if (subject.kind === 'material') return '€/kg';
  const coat = Object.values(coats).find(({ process }) => process === subject.process);
  return coat ? unitsOfCoats[coat.per] : '€/h';
};

/** A special price as it is read: '1,20 €/kg', or '−7,5 %'. */
export const priceText = ({ subject, by }: SpecialPrice): string =>
  by.kind === 'percent'
    ? `${by.percent.startsWith('-') ? '' : '+'}${writeDecimal(by.percent).replace('-', '−')}\u00a0%`
    : `${writeDecimal(by.amount)}${unitOf(subject) === '' ? '' : `\u00a0${unitOf(subject)}`}`;

const pathOf = (customerNumber: number) => `/admin/specialPrices/${customerNumber}`;

export const useSpecialPrices = (customerNumber: number) =>
  useServerQuery({ path: pathOf(customerNumber), answer: baseDataCalls.listSpecialPrices.answer });

/** Gives a customer a price of his own, or ends it. */
export const usePutSpecialPrice = (customerNumber: number, onDone: () => void) =>
  useServerMutation(
    (body: SpecialPriceForm) => ({
      path: pathOf(customerNumber),
      body,
      answer: baseDataCalls.putSpecialPrice.answer,
    }),
    onDone,
  );
