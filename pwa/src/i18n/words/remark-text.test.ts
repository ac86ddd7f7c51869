import { chosenMeanings } from '@knotenblech/shared/files/btlx/chosen-meanings.ts';
import { processingParameters } from '@knotenblech/shared/files/btlx/processing-parameters.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { processingLabels } from './processing-labels.ts';
import { chosenMeaningLabels, remarkText } from './remark-text.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

test('a remark is worded with its values in German figures', () =>
  expect(remarkText(i18n, { code: 'guessed.plate', values: { thicknessMm: 12.5 } })).toBe(
    'Blech 12,5 mm nach den Maßen angenommen; ist es keines, Profil wählen oder auslassen',
  ));
test('a code of a newer reader is shown as it is', () =>
  expect(remarkText(i18n, { code: 'read.later', values: {} })).toBe('read.later'));
test('figures and units choose the words of their sentence', () => {
  const vented = { code: 'warn.vent-holes-missing', values: { ends: 1, count: 2, diameterMm: 16 } };
  expect(remarkText(i18n, vented)).toContain('an einem Ende verschlossen; je Ende zwei Löcher Ø16 zum');
  const small = { code: 'warn.unit-too-small', values: { lengthMm: 0.3, unit: 'm', meantMm: 300 } };
  expect(remarkText(i18n, small)).toContain('zählt wohl in Metern, gemeint wären 300 mm');
});

test('a processing is called by its word, with what the file calls it in brackets', () => {
  const textOf = (kind: string, name: string) =>
    remarkText(i18n, { code: 'request.contour-crosses-itself', values: { kind, name } }).split(':')[0];
  expect(textOf('FreeContour', 'FreeContour')).toBe('Freie Kontur (FreeContour)');
  expect(textOf('FreeContour', 'Ausschnitt 2')).toBe('Freie Kontur (FreeContour, Ausschnitt 2)');
  expect(textOf('Later', 'Later')).toBe('Later');
});
test('a chosen meaning is told in a sentence', () => {
  const values = { kind: 'Sphere', name: 'Sphere', choice: 'Sphere' };
  expect(remarkText(i18n, { code: 'note.meaning-chosen', values })).toBe(
    'Kugel (Sphere) ist im Format mehrdeutig; so gelesen: das Ende wird über die Länge zur Kugel gedreht. Form im Bild prüfen',
  );
});
test.each([
  [10, 12, 'auf 10 oder 12 mm ändern'],
  [0, 2, 'auf 2 mm ändern'],
  [60, 0, 'auf 60 mm ändern'],
])('beside a missing thickness stand those in stock: %d, %d', (thinnerMm, thickerMm, change) => {
  const values = { thicknessMm: 11, thinnerMm, thickerMm };
  expect(remarkText(i18n, { code: 'request.thickness-not-stock', values })).toBe(
    `Blech 11 mm haben wir nicht am Lager; ${change}, sonst beschaffen wir es auf Anfrage`,
  );
});
test('every processing of the format has a word, every chosen meaning a sentence', () => {
  const worded = Object.keys(processingLabels);
  expect(Object.keys(processingParameters).filter((kind) => !worded.includes(kind))).toEqual([]);
  expect(Object.keys(chosenMeaningLabels).toSorted()).toEqual(Object.keys(chosenMeanings).toSorted());
});
