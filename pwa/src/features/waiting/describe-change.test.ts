import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { ChangeNames } from './change-names.ts';
import { describeChange } from './describe-change.ts';
import type { WaitingChange } from './waiting-change.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const projectId = 'b4f1c7e2-6f6e-4b6e-9c56-6f8d1f2f0a01' as ProjectId;
const names: ChangeNames = {
  project: () => 'Halle 3',
  part: () => 'Platte P-104',
  assembly: () => 'Rahmen R1',
  address: () => 'Zimmerei Huber',
  orderNumber: () => 10042,
  projectOfLine: () => 'Halle 3',
};
const words = (change: WaitingChange, known = names) => i18n._(describeChange(change, known));

test('a quantity tells what it was and what it becomes', () =>
  expect(words({ name: 'setPartQuantity', args: { projectId, partIndex: 4, was: 2, quantity: 4 } })).toBe(
    'Stückzahl von Platte P-104: 2 → 4',
  ));

test('a part that the device does not hold goes by its place in the list', () =>
  expect(
    words(
      { name: 'setPartQuantity', args: { projectId, partIndex: 4, was: 2, quantity: 4 } },
      { ...names, part: () => null },
    ),
  ).toBe('Stückzahl von 4: 2 → 4'));

test('a colour is named by its RAL number', () =>
  expect(
    words({
      name: 'setProjectSurface',
      args: { projectId, surface: 'POWDER_COATED', ralNumber: '7016', was: 'RAW' },
    }),
  ).toBe('Oberfläche von Halle 3: pulverbeschichtet in RAL 7016'));

test('quantity 0 in the basket reads as taking out', () =>
  expect(words({ name: 'setCartLine', args: { lineId: projectId as never, quantity: 0 } })).toBe(
    '„Halle 3“ aus dem Warenkorb nehmen',
  ));

test('one part and several parts read as German does', () => {
  const take = (partIndexes: number[]) => words({ name: 'takeParts', args: { projectId, partIndexes, taken: true } });
  expect(take([1])).toBe('1 Teil als Stahlteil übernehmen');
  expect(take([1, 2, 3])).toBe('3 Teile als Stahlteile übernehmen');
});

test('one choice for the order is named, several at once are not', () => {
  const choose = (choices: object) => words({ name: 'setCartChoices', args: { cartId: projectId as never, choices } });
  expect(choose({ shippingAddressId: projectId })).toBe('Lieferadresse der Bestellung: „Zimmerei Huber“');
  expect(choose({ billingAddressId: null })).toBe('Rechnungsadresse der Bestellung: wie die Lieferadresse');
  expect(choose({ paymentType: 'BILL' })).toBe('Zahlungsart für die Bestellung wählen');
  expect(choose({ voucherCode: 'RICHTFEST', voucher: null })).toBe('Gutschein „RICHTFEST“ für die Bestellung');
  expect(choose({ billingAddressId: null, shippingAddressId: projectId })).toBe(
    'Lieferadresse der Bestellung: „Zimmerei Huber“',
  );
  expect(choose({ productionType: 'STANDARD', shippingType: 'DELIVERY' })).toBe('Fertigung für die Bestellung wählen');
  expect(choose({ paymentType: 'BILL', phone: '' })).toBe('Auswahl für die Bestellung ändern');
});
