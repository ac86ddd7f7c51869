import type { CartId, CartLineId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { WaitingChange } from '../waiting-change.ts';
import { describeChange } from './describe-change.ts';
import type { ChangeNames } from './use-change-names.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const projectId = 'b4f1c7e2-6f6e-4b6e-9c56-6f8d1f2f0a01' as ProjectId;
const names: ChangeNames = {
  project: () => 'Halle 3',
  part: () => 'Platte P-104',
  assembly: () => 'Rahmen R1',
  address: () => 'Zimmerei Huber',
  orderNumber: () => 10042,
  user: () => 'Eva Muster',
  projectOfLine: () => 'Halle 3',
};
const words = (change: WaitingChange, known = names) => describeChange(i18n, change, known);

test('a quantity tells what it was and what it becomes', () =>
  expect(words({ name: 'setPartQuantity', args: { projectId, partIndex: 4, was: 2, quantity: 4 } })).toBe(
    'Menge von Platte P-104: 2 → 4',
  ));

test('a part that the device does not hold goes by its place in the list', () =>
  expect(
    words(
      { name: 'setPartQuantity', args: { projectId, partIndex: 4, was: 2, quantity: 4 } },
      { ...names, part: () => null },
    ),
  ).toBe('Menge von 4: 2 → 4'));

test('quantities of several positions go by their number', () => {
  const piece = { kind: 'part', index: 4, quantity: 8, was: 2 } as const;
  expect(words({ name: 'setQuantities', args: { projectId, pieces: [piece, { ...piece, index: 5 }] } })).toBe(
    '„Halle 3“: Mengen von 2 Positionen ändern',
  );
});

test('a surface tells what it was and what it becomes, a colour by its RAL number', () => {
  const choose = (chosen: object) =>
    words({ name: 'setProjectSurface', args: { projectId, surface: 'RAW', ralNumber: null, was: 'RAW', ...chosen } });
  expect(choose({ surface: 'POWDER_COATED', ralNumber: '7016' })).toBe(
    'Oberfläche von Halle 3: roh → pulverbeschichtet, RAL 7016',
  );
  expect(choose({ surface: 'POWDER_COATED', ralNumber: '9005', was: 'POWDER_COATED', wasRalNumber: '7016' })).toBe(
    'Oberfläche von Halle 3: pulverbeschichtet, RAL 7016 → pulverbeschichtet, RAL 9005',
  );
  expect(choose({ surface: 'ZINCED', ralNumber: '7016' })).toBe('Oberfläche von Halle 3: roh → feuerverzinkt');
});

test('a text goes by the name of its field, with what was written', () => {
  const write = (texts: object) => words({ name: 'setProjectTexts', args: { projectId, ...texts } });
  expect(write({ name: 'Halle 4' })).toBe('Name von „Halle 3“: „Halle 4“');
  expect(write({ comment: 'bitte\nentgraten' })).toBe('Kommentar zu „Halle 3“: „bitte entgraten“');
  expect(write({ additionalText: '' })).toBe('Zusatztext zu „Halle 3“: leer');
  expect(write({ drawingId: 'Z-7' })).toBe('Zeichnungsnummer von „Halle 3“: „Z-7“');
  expect(write({ comment: 'a', additionalText: 'b' })).toBe(
    'Zusatztext zu „Halle 3“: „b“; Kommentar zu „Halle 3“: „a“',
  );
});

test('a text is told to its last word, however long', () => {
  const comment = `Wichtig: Bohrbild geändert, siehe Skizze vom 26.11., Herr Lindner weiß Bescheid${'. Bitte!'.repeat(40)}`;
  expect(words({ name: 'setProjectTexts', args: { projectId, comment } })).toBe(`Kommentar zu „Halle 3“: „${comment}“`);
});

test('a price that is asked for is told with the remark', () => {
  const ask = (comment: string) => words({ name: 'requestPrice', args: { projectId, comment, language: 'de' } });
  expect(ask('')).toBe('Preis für „Halle 3“ anfragen');
  expect(ask('bis Montag')).toBe('Preis für „Halle 3“ anfragen: „bis Montag“');
});

test('an order names its projects, of many the first', () => {
  const order = (...ids: string[]) =>
    words({ name: 'submitOrder', args: { lines: ids.map((id) => ({ projectId: id })) } } as unknown as WaitingChange, {
      ...names,
      project: (id) => (id === ('gone' as ProjectId) ? null : `Halle ${id}`),
    });
  expect(order('3')).toBe('Bestellung mit 1 Projekt: „Halle 3“');
  expect(order('3', '4')).toBe('Bestellung mit 2 Projekten: „Halle 3“, „Halle 4“');
  expect(order('1', '2', '3', '4')).toBe('Bestellung mit 4 Projekten: „Halle 1“, „Halle 2“, „Halle 3“, …');
  expect(order('gone')).toBe('Bestellung mit 1 Projekt');
});

test('a hand-over tells to whom the cart goes and how much of it', () => {
  const id = projectId as string;
  const args = { cartId: id as CartId, lineIds: [id as CartLineId], toUserId: id as UserId, note: '' };
  expect(words({ name: 'handOverCart', args: { ...args, language: 'de' } })).toBe(
    'Warenkorb an Eva Muster übergeben: 1 Projekt',
  );
});

test('a part that is named anew tells both names', () =>
  expect(words({ name: 'setPartName', args: { projectId, partIndex: 1, was: 'P1', name: 'P2' } })).toBe(
    'Bezeichnung von „P1“: „P2“',
  ));

test('what is chosen of materials is told by field and value', () => {
  const choose = (...specs: object[]) =>
    words({
      name: 'setPartSpecs',
      args: { projectId, specs: specs.map((spec, n) => ({ partIndex: n + 1, ...spec })) },
    });
  expect(choose({ grade: 'S355J2' })).toBe('Stahlsorte von Platte P-104: S355J2');
  expect(choose({ grade: 'S355J2', specificity: 'WELDED' }, { grade: 'S235JR' })).toBe(
    'Stahlsorte von 2 Teilen: S355J2, S235JR; Herstellung von Platte P-104: geschweißt',
  );
  expect(words({ name: 'setGrades', args: { projectId, grades: [{ partIndex: 1, grade: null }] } })).toBe(
    'Stahlsorte von Platte P-104: wie in der Datei',
  );
});

test('a certificate tells which and what was chosen', () => {
  const choose = (chosen: object) => words({ name: 'setProjectCertificates', args: { projectId, ...chosen } });
  expect(choose({ weldingCertificate: 'STANDARD' })).toBe(
    'Konformität der Schweißnähte von „Halle 3“: Nachweis per Formel',
  );
  expect(choose({ weldingCertificate: null })).toBe(
    'Konformität der Schweißnähte von „Halle 3“: ohne Leistungserklärung',
  );
  expect(choose({ materialCertificate: true })).toBe('Werkstoffzeugnisse zu „Halle 3“: ja');
});

test('quantity 0 in the basket reads as taking out', () =>
  expect(words({ name: 'setCartLine', args: { lineId: projectId as never, quantity: 0 } })).toBe(
    '„Halle 3“ aus dem Warenkorb nehmen',
  ));

test('a line of the basket tells each field with what was entered', () => {
  const enter = (given: object) => words({ name: 'setCartLine', args: { lineId: projectId as never, ...given } });
  expect(enter({ quantity: 2 })).toBe('Stückzahl von „Halle 3“ im Warenkorb: 2');
  expect(enter({ reference: 'Achse 4' })).toBe('Kommission zu „Halle 3“ im Warenkorb: „Achse 4“');
  expect(enter({ comment: '' })).toBe('Bemerkung zu „Halle 3“ im Warenkorb: leer');
  expect(enter({ quantity: 2, comment: '', reference: 'Achse 4' })).toBe(
    'Stückzahl von „Halle 3“ im Warenkorb: 2; Kommission zu „Halle 3“ im Warenkorb: „Achse 4“',
  );
});

test('one part and several parts read as German does', () => {
  const take = (partIndexes: number[]) => words({ name: 'takeParts', args: { projectId, partIndexes, taken: true } });
  expect(take([1])).toBe('Platte P-104 als Stahlteil übernehmen');
  expect(take([1, 2, 3])).toBe('3 Teile als Stahlteile übernehmen');
});

test('choices for the order are told by field and value, in the order of its pages', () => {
  const choose = (choices: object) => words({ name: 'setCartChoices', args: { cartId: projectId as never, choices } });
  expect(choose({ shippingAddressId: projectId })).toBe('Lieferadresse der Bestellung: „Zimmerei Huber“');
  expect(choose({ billingAddressId: null })).toBe('Rechnungsadresse der Bestellung: wie die Lieferadresse');
  expect(choose({ paymentType: 'BILL' })).toBe('Zahlungsart der Bestellung: Rechnung');
  expect(choose({ voucherCode: 'RICHTFEST', voucher: null })).toBe('Gutschein „RICHTFEST“ für die Bestellung');
  expect(choose({ reference: 'A-12' })).toBe('Bestellzeichen der Bestellung: „A-12“');
  expect(choose({ shippingType: 'PICKUP', productionType: 'FAST' })).toBe(
    'Fertigung der Bestellung: Schnelle Fertigung; Lieferung der Bestellung: Abholung im Werk',
  );
  expect(choose({ paymentType: 'BILL', phone: '' })).toBe(
    'Telefon für die Zustellung: leer; Zahlungsart der Bestellung: Rechnung',
  );
});
