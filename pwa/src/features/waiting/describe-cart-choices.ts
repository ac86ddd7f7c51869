import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChangeNames } from './change-names.ts';

type Choices = ArgsOf<'setCartChoices'>['choices'];

const unnamed = '–';

/** What is chosen on one page of the way to an order: the first one tells it. */
const chosenTogether: (keyof Choices)[][] = [
  ['shippingAddressId', 'billingAddressId'],
  ['productionType', 'shippingType'],
];

/** What one page chooses is named, more at once is not; the terms of a voucher come with its code. */
export const describeCartChoices = (choices: Choices, names: ChangeNames): MessageDescriptor => {
  const made = (Object.keys(choices) as (keyof Choices)[]).filter(
    (choice) => choice !== 'voucher' && choices[choice] !== undefined,
  );
  const isOnePage = chosenTogether.some((page) => made.every((choice) => page.includes(choice)));
  const [only] = made.length === 1 || isOnePage ? made.toSorted(firstOnPage) : [];
  return (only && describeOne(only, choices, names)) ?? msg`Auswahl für die Bestellung ändern`;
};

const firstOnPage = (one: keyof Choices, other: keyof Choices) => placeOnPage(one) - placeOnPage(other);
const placeOnPage = (choice: keyof Choices) => Math.max(...chosenTogether.map((page) => page.indexOf(choice)));

const describeOne = (
  choice: keyof Choices,
  { shippingAddressId, billingAddressId, phone, reference, voucherCode }: Choices,
  { address }: ChangeNames,
): MessageDescriptor | null => {
  switch (choice) {
    case 'shippingAddressId':
      return msg`Lieferadresse der Bestellung: „${(shippingAddressId && address(shippingAddressId)) ?? unnamed}“`;
    case 'billingAddressId':
      return billingAddressId
        ? msg`Rechnungsadresse der Bestellung: „${address(billingAddressId) ?? unnamed}“`
        : msg`Rechnungsadresse der Bestellung: wie die Lieferadresse`;
    case 'phone':
      return msg`Telefon zur Bestellung: ${phone || unnamed}`;
    case 'productionType':
      return msg`Fertigung für die Bestellung wählen`;
    case 'shippingType':
      return msg`Lieferart für die Bestellung wählen`;
    case 'paymentType':
      return msg`Zahlungsart für die Bestellung wählen`;
    case 'reference':
      return msg`Kommission der Bestellung: „${reference || unnamed}“`;
    case 'voucherCode':
      return voucherCode
        ? msg`Gutschein „${voucherCode}“ für die Bestellung`
        : msg`Gutschein aus der Bestellung nehmen`;
    default:
      return null;
  }
};
