import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';

const wordsOf = new Map<string, string>();
const marks = new Map<string, string>();

/** The same words have the same mark for as long as the page lives; the letter in front keeps it from being read as a number. */
const markFor = (words: string) => {
  const mark = marks.get(words) ?? `m${crypto.randomUUID().slice(0, 8)}`;
  marks.set(words, mark);
  wordsOf.set(mark, words);
  return mark;
};

/** Whoever follows in this window does not come upon them. */
export const forgetLabels = () => {
  wordsOf.clear();
  marks.clear();
};

/** What is searched for names people and projects, and browsers keep addresses: they carry a mark, whose words this page alone remembers. */
export const stringifySearch = ({ q, ...search }: Record<string, unknown>): string => {
  const words = typeof q === 'string' || typeof q === 'number' ? String(q) : '';
  return defaultStringifySearch(words === '' ? search : { ...search, words: markFor(words) });
};

/** A mark of a page that is gone stands for nothing; words in a link from outside are taken. */
export const parseSearch = (text: string): Record<string, unknown> => {
  const { words, ...search } = defaultParseSearch(text) as Record<string, unknown>;
  const q = typeof words === 'string' ? wordsOf.get(words) : undefined;
  return q === undefined ? search : { ...search, q };
};
