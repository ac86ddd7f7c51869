import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paymentTypeLabels, productionTypeLabels, shippingTypeLabels } from '../../../../i18n/words/order-labels.ts';
import { specificityWords } from '../../../../i18n/words/part-labels.ts';
import { costLabels } from './cost-labels.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

const stock = {
  plate: msg`Blech`,
  open: msg`offene Profile`,
  hollow: msg`Hohlprofile`,
  bar: msg`Stabstahl`,
} satisfies Words;

const making = {
  hot_rolled: msg`warmgewalzt`,
  cold_rolled: msg`kaltgewalzt`,
  cold_formed: msg`kaltgefertigt`,
  hot_finished: msg`warmgefertigt`,
  hot_finished_or_cold_formed: msg`warm- oder kaltgefertigt`,
} satisfies Words;

const family = {
  L_EQUAL: msg`Winkel, gleichschenklig`,
  L_UNEQUAL: msg`Winkel, ungleichschenklig`,
  RHS: msg`Rechteckrohr`,
  SHS: msg`Quadratrohr`,
  CHS: msg`Rundrohr`,
  FL: msg`Flachstahl`,
  BFL: msg`Breitflachstahl`,
  RD: msg`Rundstahl`,
  SQ: msg`Vierkantstahl`,
} satisfies Words;

const materialCosts: Words = Object.fromEntries(
  Object.entries(costLabels).filter(([key]) => key.startsWith('material.') && !key.includes('addon')),
);

/** Codes that a field of a kind holds, in words; ways to make, deliver and pay in the operator's own. */
const valueWords: Partial<Record<BaseDataKind, Readonly<Record<string, Words>>>> = {
  gradePrice: { plate: materialCosts, open: materialCosts, hollow: materialCosts, bar: materialCosts },
  specificityPrice: { stock, specificity: specificityWords },
  cuttingSpeed: {
    process: { laser: msg`Laserschneiden`, plasma: msg`Plasmaschneiden`, oxyfuel: msg`Brennschneiden` },
  },
  productionType: { type: productionTypeLabels },
  shippingType: { type: shippingTypeLabels, productionTypes: productionTypeLabels },
  freightRate: { type: shippingTypeLabels },
  paymentType: { type: paymentTypeLabels },
  profile: { family, process: making },
  grade: {
    usualProcess: making,
    kind: {
      'structural steel': msg`Baustahl`,
      'structural hollow section': msg`Hohlprofilstahl`,
      'cold rolled sheet': msg`kaltgewalztes Blech`,
      'stainless X5CrNi18-10': msg`Edelstahl X5CrNi18-10`,
      'stainless X6CrNiMoTi17-12-2': msg`Edelstahl X6CrNiMoTi17-12-2`,
      'stainless X2CrNiMo17-12-2': msg`Edelstahl X2CrNiMo17-12-2`,
    },
  },
  sheetThickness: { stock: { standard: msg`am Lager`, optional: msg`nicht am Lager` } },
  colour: {
    offer: { primer: msg`Grundierung`, standard: msg`Standardfarbe`, optional: msg`Sonderfarbe` },
    effect: { solid: msg`einfarbig`, metallic: msg`Metallic` },
  },
  translation: {
    group: {
      material: msg`Stahlgüten`,
      specificity: msg`Herstellung`,
      productionType: msg`Fertigungsarten`,
      shippingType: msg`Lieferarten`,
      paymentType: msg`Zahlungsarten`,
      weldCertificate: msg`Schweißnachweise`,
    },
  },
};

export const wordsOfValue = (kind: BaseDataKind, name: string, value: string): MessageDescriptor | undefined =>
  valueWords[kind]?.[name]?.[value];

const countryFields = new Set(['iso', 'region', 'countryIso']);
/** A country, perhaps with one of its states: 'DE-BY'. */
const countryCode = /^([A-Z]{2})(?:-([A-Z]{2}))?$/;

/** What a code in a field of a row means; what has no words stands as it is. */
export const valueWord = (i18n: I18n, kind: BaseDataKind, name: string, value: string): string => {
  const words = wordsOfValue(kind, name, value);
  if (words) return i18n._(words);
  const [, country, state] = (countryFields.has(name) && countryCode.exec(value)) || [];
  if (!country) return value;
  const named = new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(country) ?? country;
  return state ? `${named}, ${state}` : named;
};

/** The codes that a field can be chosen from; null where anything may be typed. */
export const knownValues = (kind: BaseDataKind, name: string): string[] | null => {
  const words = valueWords[kind]?.[name];
  return words ? Object.keys(words) : null;
};
