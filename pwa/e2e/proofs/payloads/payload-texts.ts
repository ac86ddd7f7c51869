import { readFileSync } from 'node:fs';

const corpus = JSON.parse(readFileSync(new URL('./script-payloads.json', import.meta.url), 'utf8')) as {
  source: string;
  payload: string;
}[];
export const payloads = corpus.map(({ payload }) => payload);

/** Before each payload stands which it is and in what it was stored. */
const marked = (field: string, n: number) => `¤${field}.${n}¤${payloads[n]}`;

const mark = /¤(\w+)\.(\d+)¤/g;

/** Every payload that a text of this length can hold, in as few texts as hold them. */
export const textsOf = (field: string, most: number, fits: (payload: string) => boolean = () => true): string[] => {
  const found: string[] = [];
  for (const [n, payload] of payloads.entries()) {
    const next = marked(field, n);
    if (next.length > most || !fits(payload)) continue;
    const before = found.at(-1);
    if (before !== undefined && before.length + 1 + next.length <= most) found.push(`${found.pop()} ${next}`);
    else found.push(next);
  }
  return found;
};

/** The same for a line of a form, which takes neither tabs nor breaks. */
export const linesOf = (field: string, most: number, fits?: (payload: string) => boolean) =>
  textsOf(field, most, fits).map((text) => text.replaceAll(/\p{Cc}/gu, ' '));

/** The text for one of many things; they begin anew when there are fewer texts. */
export const nth = (texts: readonly string[], n: number): string => texts[n % texts.length] ?? '';

/** The numbers of payloads by the name of the text that they are stored in. */
export type Stored = Map<string, Set<number>>;

/** Notes what a text that was stored holds. */
export const noteStored = (stored: Stored, text: string) => {
  for (const [, field = '', n] of text.matchAll(mark)) {
    const numbers = stored.get(field) ?? new Set();
    stored.set(field, numbers.add(Number(n)));
  }
};
