import { missedTerms } from '@knotenblech/shared/test/wording/missed-terms.ts';
import { expect, test } from 'vitest';
import { translations } from '../../test/i18n/translations.ts';

test('one thing has one name in every catalogue: the agreed trade term or a form allowed for it', () => {
  expect(translations.length).toBeGreaterThan(5000);
  const missed = translations.flatMap(({ place, german, language, translation }) =>
    missedTerms(german, translation, language).map(
      (term) => `${place} ${language} ${term}: ${german} → ${translation}`,
    ),
  );
  expect(missed).toEqual([]);
}, 30_000);
