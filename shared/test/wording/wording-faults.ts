import type { Language } from '../../src/values/language.ts';
import same from './same-in-translation.json' with { type: 'json' };

type Foreign = Exclude<Language, 'de'>;
type Rule = {
  fault: string;
  pattern: RegExp /** Only where the German text speaks to the reader. */;
  isAddress?: boolean;
};

const word = (alternatives: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags);

const rules: Partial<Record<Foreign, Rule[]>> = {
  en: [
    { fault: 'a quotation mark or apostrophe that is not English', pattern: /["'„«»]/ },
    { fault: 'an American word', pattern: word('colors?|center|galvaniz\\w*|organiz\\w*|gray|truck|canceled|meters?') },
    { fault: 'a comma before that', pattern: /\w, that\b/ },
    { fault: 'another word for logging in', pattern: word('sign(?:ed|ing|s)?[ -](?:in|out|on|off)') },
  ],
  fr: [
    { fault: 'a quotation mark or apostrophe that is not French', pattern: /["'„“”‘]/ },
    { fault: 'tu instead of vous', pattern: word('tu|te|toi|ton|tes|tien|t’\\p{L}+') },
    { fault: 'no space at the mark', pattern: /[^\s!?…][;!?»]|«\S/u },
    { fault: 'a space at the mark that a line breaks at', pattern: / [:;!?»]|« /u },
  ],
  it: [
    { fault: 'a quotation mark or apostrophe that is not Italian', pattern: /["'„“”‘]/ },
    { fault: 'voi instead of Lei', pattern: word('voi|vi|ve|vostr[oaie]|siete|avete|potete|dovete|volete') },
    {
      fault: 'an imperative of voi',
      pattern: word(
        '(?:ri)?aprite|scegliete|inserite|scrivete|chiedete|vedete|accedete|premete|\\p{L}{2,}te(?:vi|ci|l[oaie]|ne)',
      ),
    },
    { fault: 'tu instead of Lei', pattern: word('tu|tuo|tua|tuoi|tue|ti|hai|puoi|devi|vuoi') },
    {
      fault: 'tu in a sentence',
      pattern: /(?<!\p{L})(?:riprova|scrivi|inserisci|scegli|aggiungi|apri)(?!\p{L})[^.!]*[.!]$/iu,
    },
    { fault: 'Suo and Lei without a capital', pattern: word('suo|suoi|sua|sue|lei', 'u'), isAddress: true },
  ],
};

const speaksToReader = word('Ihr|Ihre[mnrs]?|Sie|Ihnen', 'u');

const figuresOf = (text: string) =>
  [...text.replaceAll(/\{\w+\}|<\/?\d\/?>|=?\d+ \{|3D/g, ' ').matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([figure]) => figure)
    .toSorted()
    .join(' ');

const isSame = (german: string, translation: string, language: Foreign) =>
  german === translation &&
  /\p{L}{2}/u.test(german.replaceAll(/\{\w+\}/g, '')) &&
  !same.rows.some(
    ([listed, languages = '']) => listed === german.replace(/^#+ /, '') && languages.split(' ').includes(language),
  );

/** What is wrong with how a translation is written, whatever it says: form of address, marks, figures; German left as it is unless listed. */
export const wordingFaults = (german: string, translation: string, language: Foreign): string[] => [
  ...(rules[language] ?? [])
    .filter(({ pattern, isAddress }) => pattern.test(translation) && (!isAddress || speaksToReader.test(german)))
    .map(({ fault }) => fault),
  ...(figuresOf(german) === figuresOf(translation) ? [] : ['other figures than the German text']),
  ...(isSame(german, translation, language) ? ['the same as the German text'] : []),
];
