import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serviceClassLabels, woodLabels } from '../../../i18n/words/check-labels.ts';
import { paymentTypeLabels, productionTypeLabels, shippingTypeLabels } from '../../../i18n/words/order-labels.ts';
import type { ChangeNames } from './use-change-names.ts';

type Choices = ArgsOf<'setCartChoices'>['choices'];

const unnamed = '–';

/** What is chosen on the way to an order, in the order of its pages; the terms of a voucher come with its code. */
const onItsPages = [
  'shippingAddressId',
  'billingAddressId',
  'productionType',
  'shippingType',
  'phone',
  'paymentType',
  'reference',
  'voucherCode',
] as const satisfies (keyof Choices)[];

export const describeCartChoices = (i18n: I18n, choices: Choices, names: ChangeNames): string => {
  const made = onItsPages.filter((choice) => choices[choice] !== undefined);
  if (made.length === 0) return i18n._(msg`Auswahl für die Bestellung ändern`);
  return made.map((choice) => describeOne(i18n, choice, { choices, names })).join('; ');
};

type Made = { choices: Choices; names: ChangeNames };

const describeOne = (i18n: I18n, choice: (typeof onItsPages)[number], { choices, names }: Made): string => {
  const { shippingAddressId, billingAddressId, productionType, shippingType, paymentType, voucherCode } = choices;
  switch (choice) {
    case 'shippingAddressId':
      return i18n._(
        msg`Lieferadresse der Bestellung: „${(shippingAddressId && names.address(shippingAddressId)) ?? unnamed}“`,
      );
    case 'billingAddressId':
      return billingAddressId
        ? i18n._(msg`Rechnungsadresse der Bestellung: „${names.address(billingAddressId) ?? unnamed}“`)
        : i18n._(msg`Rechnungsadresse der Bestellung: wie die Lieferadresse`);
    case 'productionType': {
      const production = productionType ? i18n._(productionTypeLabels[productionType]) : unnamed;
      return i18n._(msg`Fertigung der Bestellung: ${production}`);
    }
    case 'shippingType': {
      const shipping = shippingType ? i18n._(shippingTypeLabels[shippingType]) : unnamed;
      return i18n._(msg`Lieferung der Bestellung: ${shipping}`);
    }
    case 'phone': {
      const phone = choices.phone || i18n._(msg`leer`);
      return i18n._(msg`Telefon für die Zustellung: ${phone}`);
    }
    case 'paymentType': {
      const payment = paymentType ? i18n._(paymentTypeLabels[paymentType]) : unnamed;
      return i18n._(msg`Zahlungsart der Bestellung: ${payment}`);
    }
    case 'reference': {
      const text = textLabels(i18n, choices.reference ?? '');
      return i18n._(msg`Bestellzeichen der Bestellung: ${text}`);
    }
    case 'voucherCode':
      return voucherCode
        ? i18n._(msg`Gutschein „${voucherCode}“ für die Bestellung`)
        : i18n._(msg`Gutschein aus der Bestellung nehmen`);
  }
};

/** What was chosen in a field of few values; null or undefined: nothing of its own. */
export const choiceLabels = (i18n: I18n, field: string, value: string | boolean | null | undefined): string => {
  if (value === null || value === undefined) return i18n._(unset[field] ?? msg`keine eigene Angabe`);
  const words = fixedWords[field]?.[String(value)];
  if (words) return i18n._(words);
  return typeof value === 'boolean' ? i18n._(value ? msg`ja` : msg`nein`) : value;
};

const unset: Readonly<Record<string, MessageDescriptor>> = {
  grade: msg`wie in der Datei`,
  orderNumber: msg`wie in der Datei`,
  profileId: msg`wie in der Datei`,
  specificity: msg`wie üblich`,
  taken: msg`wie eingelesen`,
  weldingCertificate: msg`ohne Leistungserklärung`,
};

const fixedWords: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  specificity: { HOT_ROLLED: msg`warmgewalzt`, COLD_ROLLED: msg`kaltgefertigt`, WELDED: msg`geschweißt` },
  productionType: {
    COMPLETE_PRODUCTION: msg`Baugruppen fertig geschweißt`,
    SINGLEPARTS_ONLY: msg`nur Einzelteile`,
  },
  taken: { true: msg`als Stahlteil übernommen`, false: msg`ausgelassen` },
  trashedAt: { true: msg`im Papierkorb`, false: msg`nicht im Papierkorb` },
  weldingCertificate: { STANDARD: msg`Nachweis per Formel`, CUSTOM: msg`Nachweis durch Ihre Zeichnungen` },
};

const mostCharacters = 60;

const leastOfWords = 40;

/** A text on one line, cut after a word where one ends late enough. */
export const cutText = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= mostCharacters) return line;
  const cut = characters.slice(0, mostCharacters - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end >= leastOfWords ? end : undefined).join('')}…`;
};

/** A text that was entered, whole and as one line: nobody decides about words that he cannot read. */
export const textLabels = (i18n: I18n, text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line === '' ? i18n._(msg`leer`) : i18n._(msg`„${line}“`);
};

type Texts = Pick<ArgsOf<'setProjectTexts'>, 'name' | 'drawingId' | 'additionalText' | 'comment'>;

/** Texts of a project by the names of their fields, with what was written. */
export const describeTexts = (i18n: I18n, project: string, texts: Texts): string => {
  const { name, drawingId, additionalText, comment } = texts;
  const words = (text: string) => textLabels(i18n, text);
  const edits = [
    name === undefined ? null : msg`Name von „${project}“: ${words(name)}`,
    drawingId === undefined ? null : msg`Zeichnungsnummer von „${project}“: ${words(drawingId)}`,
    additionalText === undefined ? null : msg`Zusatztext zu „${project}“: ${words(additionalText)}`,
    comment === undefined ? null : msg`Kommentar zu „${project}“: ${words(comment)}`,
  ].filter((each) => each !== null);
  return edits.length === 0
    ? i18n._(msg`Angaben zu „${project}“ ändern`)
    : edits.map((each) => i18n._(each)).join('; ');
};

type Installation = Pick<ArgsOf<'setInstallation'>, 'serviceClass' | 'wood'>;

/** Where the steel of a project is built in, and into what wood. */
export const describeInstallation = (i18n: I18n, project: string, { serviceClass, wood }: Installation): string => {
  const nothing = i18n._(msg`keine Angabe`);
  const place = serviceClass ? i18n._(serviceClassLabels[serviceClass]) : nothing;
  const kind = wood ? i18n._(woodLabels[wood]) : nothing;
  const words = [
    serviceClass === undefined ? null : msg`Einbauort von „${project}“: ${place}`,
    wood === undefined ? null : msg`Holz zu „${project}“: ${kind}`,
  ].filter((each) => each !== null);
  return words.map((each) => i18n._(each)).join('; ');
};

type Certificates = Pick<ArgsOf<'setProjectCertificates'>, 'materialCertificate' | 'weldingCertificate'>;

/** Certificates of a project, each with what was chosen. */
export const describeCertificates = (i18n: I18n, project: string, chosen: Certificates): string => {
  const { materialCertificate, weldingCertificate } = chosen;
  const proof = choiceLabels(i18n, 'weldingCertificate', weldingCertificate);
  const supplied = choiceLabels(i18n, 'materialCertificate', materialCertificate);
  const words = [
    weldingCertificate === undefined ? null : msg`Konformität der Schweißnähte von „${project}“: ${proof}`,
    materialCertificate === undefined ? null : msg`Werkstoffzeugnisse zu „${project}“: ${supplied}`,
  ].filter((each) => each !== null);
  return words.length === 0
    ? i18n._(msg`Nachweise von „${project}“ ändern`)
    : words.map((each) => i18n._(each)).join('; ');
};
