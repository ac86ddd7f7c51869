import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paymentTypeLabels } from '../../../i18n/words/payment-type-words.ts';
import { productionTypeLabels } from '../../../i18n/words/production-type-words.ts';
import { shippingTypeLabels } from '../../../i18n/words/shipping-type-words.ts';
import type { ChangeNames } from './change-names.ts';
import { textLabels } from './text-words.ts';

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
