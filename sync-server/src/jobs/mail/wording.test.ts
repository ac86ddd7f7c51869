import { readFileSync } from 'node:fs';
import translationSeed from '@knotenblech/shared/base-data/seed/seed-translations.json' with { type: 'json' };
import { contentPages } from '@knotenblech/shared/messages/site-facts.ts';
import { missedTerms } from '@knotenblech/shared/test/wording/missed-terms.ts';
import { wordingFaults } from '@knotenblech/shared/test/wording/wording-faults.ts';
import { expect, test } from 'vitest';
import { accountMails } from '../../accounts/mails/send-account-mail.ts';
import { pushTexts } from '../../messages/notifications/send-push.ts';
import { confirmationTexts } from '../../orders/documents/confirmation-texts.ts';
import { documentTexts } from '../../orders/documents/document-texts.ts';
import { orderEditWords } from '../../orders/edit/edit-addresses.ts';
import { paymentWords } from '../../orders/payment-lines.ts';
import { quoteTexts } from '../../orders/quotes/quote-texts.ts';
import { statusLabels } from '../../orders/status/status-labels.ts';
import { surchargeWords } from '../../orders/surcharges/surcharge-order.ts';
import { priceTexts } from '../../projects/price-requests/price-texts.ts';

const foreign = ['en', 'fr', 'it'] as const;

/** Stands for every value a text takes, be it a word, a number or a record of them. */
const value = Object.assign(new String('7'), { project: '7', isFixed: true, note: '' });

/** Every text of a set of words, those with values written out. */
const textsOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsOf(words(value, value, value, value));
  return Object.entries(words as Record<string, unknown>).flatMap(([name, each]) =>
    name === 'locale' ? [] : textsOf(each),
  );
};

const page = (language: string, name: string) =>
  readFileSync(new URL(`../../../content/${language}/${name}.md`, import.meta.url), 'utf8')
    .trim()
    .split(/\n\n+/);

const sets: Record<string, Record<'de' | 'en' | 'fr' | 'it', unknown>> = {
  'mails about accounts': accountMails,
  'confirmation of an order': confirmationTexts,
  'state of an order': statusLabels,
  'edits of an order': orderEditWords,
  'surcharges of an order': surchargeWords,
  'payment of an order': paymentWords,
  documents: documentTexts,
  quotes: quoteTexts,
  'prices set by hand': priceTexts,
  notifications: pushTexts,
  'base data': Object.fromEntries(
    ['de', ...foreign].map((language) => [
      language,
      // The trade's by-names of grades differ by country: 1.4301 is V2A here and 304 there.
      translationSeed.rows.map((row) => (row[translationSeed.columns.indexOf(language)] ?? '').replace(/ \(.*\)$/, '')),
    ]),
  ) as Record<'de' | 'en' | 'fr' | 'it', unknown>,
  ...Object.fromEntries(
    contentPages.map((name) => [
      `page ${name}`,
      { de: page('de', name), en: page('en', name), fr: page('fr', name), it: page('it', name) },
    ]),
  ),
};

test.each(Object.entries(sets))(
  '%s: every language says all there is, by the agreed terms and as it is written',
  (_, set) => {
    const german = textsOf(set.de);
    const faults = foreign.flatMap((language) => {
      const translated = textsOf(set[language]);
      expect(translated.length).toBe(german.length);
      return german.flatMap((text, place) => {
        const translation = translated[place] ?? '';
        return [...missedTerms(text, translation, language), ...wordingFaults(text, translation, language)].map(
          (fault) => `${language} ${fault}: ${text} → ${translation}`,
        );
      });
    });
    expect(faults).toEqual([]);
  },
);
