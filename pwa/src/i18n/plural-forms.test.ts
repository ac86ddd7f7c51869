import { languageFacts } from '@knotenblech/shared/values/language.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { translations } from '../../test/i18n/translations.ts';

/** Numbers beside a noun that are always more than one, or whose noun has no plural. */
const alwaysMany = [
  /\{(?:linkMinutes|megabytes|max|leftOutCount|parts|shortestPin)\}/,
  /Alle \{\w+\} (?:Positionen|Hinweise)/,
  /\{0\} € je Stück mit Rüsten/,
  /\{count\} (?:von \{\w+\} )?Stück|\{left\} Stück|nennt \{pieces\} Stück/,
  /\{size\} je Seite/,
  /\{0\} Positionen kein Profil/,
  /\{movedCount\} von \{0\} Bestellungen/,
  /\{done\} von \{total\} Formen/,
  /\{count\} von \{most\} Zeichen/,
  /\{count\} Bauteile tragen dieselbe|Keine der \{count\} Positionen|in \{count\} Stücke;|\{placements\} Einbauorte/,
  /für \{rows\} Zeilen|\{mostReturnAddresses\} Adressen/,
];
const besideNoun = /(?:\{\w+\}|<\d\/>)[\u00a0 ](?:\p{L}+e[nrs]? )?\p{Lu}\p{Ll}{2,}/u;
const withoutForms = (text: string) => text.replaceAll(/\{\w+, (?:plural|select),.*\}/gs, '');
const countsOf = (text: string) => [...text.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name);

test('a number beside a noun counts it: one and many, unless it is always many', () => {
  const german = new Set(translations.map((each) => each.german));
  const uncounted = [...german].filter(
    (text) => besideNoun.test(withoutForms(text)) && !alwaysMany.some((known) => known.test(text)),
  );
  expect(uncounted).toEqual([]);
});

test('what is counted in German is counted in every language, with a form for one and one for many', () => {
  const wrong = translations.filter(({ german, translation }) => {
    const counts = countsOf(german);
    const isCounted = counts.every((name) => translation.includes(`{${name}, plural,`));
    const forms = [...translation.matchAll(/, plural,/g)].length;
    return (
      !isCounted ||
      [...translation.matchAll(/\bone \{/g)].length < forms ||
      /\bother \{/g.test(translation) !== forms > 0
    );
  });
  expect(wrong.filter(({ german }) => countsOf(german).length > 0)).toEqual([]);
});

const counted = '{0, plural, one {# Teil} other {# Teile}}';

test.each([
  ['de', ['0 Teile', '1 Teil', '1.234 Teile']],
  ['en', ['0 parts', '1 part', '1.234 parts']],
  ['fr', ['0 pièce', '1 pièce', '1.234 pièces']],
  ['it', ['0 pezzi', '1 pezzo', '1.234 pezzi']],
] as const)('none, one and many as %s counts, the figure in German format', (language, expected) => {
  const found = translations.find((each) => each.german === counted && each.language === language);
  const message = language === 'de' ? counted : (found?.translation ?? '');
  const i18n = setupI18n({
    locale: language,
    locales: languageFacts[language].countsAs,
    messages: { [language]: { [counted]: compileMessage(message) } },
  });
  expect([0, 1, 1234].map((count) => i18n._(counted, { 0: count }))).toEqual(expected);
});
