import { germanNumber } from '../number-text.ts';
import { readLimits } from './read-limits.ts';

type Details = Readonly<Record<string, unknown>>;

/** Values of a sentence: numbers in German format, everything else as text. */
export const writtenValues = (values: Details) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? germanNumber(value, 0, 3) : String(value),
    ]),
  );

const noValues = {
  megabytes: readLimits.uploadBytes / 1_000_000,
  found: '–',
  name: '–',
  min: '–',
  max: '–',
  allowed: '–',
  missing: '–',
};

/** What the sentence of an error code says beside its words; `wordOfField` names a field of a file in the user's language. */
export const errorValues = (details: Details, wordOfField: (name: string) => string): Record<string, unknown> => {
  const { name, found, allowed, min, missing } = details;
  return {
    ...noValues,
    ...writtenValues(details),
    ...(typeof name === 'string' && { name: wordOfField(name) }),
    bounds: allowed !== undefined ? 'words' : min !== undefined ? 'numbers' : 'none',
    gap: missing === undefined ? 'none' : 'named',
    hint: typeof found === 'number' ? unitHintOf(found) : 'none',
  };
};

/** Under which name the sentence of an error stands: that of its form where the form has a sentence of its own. */
export const errorWordsKey = (code: string, { form }: Details, isKnown: (key: string) => boolean) => {
  const ofForm = `${String(form)}.${code}`;
  if (isKnown(ofForm)) return ofForm;
  return isKnown(code) ? code : 'internal';
};

/** Line and column of a file that a refusal names; null for one that has no place in a file. */
export const errorPlace = (code: string, { line, column }: Details) =>
  typeof line === 'number' && code.startsWith('E_') ? { line, column: typeof column === 'number' ? column : 1 } : null;

/** Sizes of this many mm and more, or smaller than this, come from another unit of length. */
const largestPlausibleMm = 100_000;
const smallestPlausibleMm = 0.1;

const unitHintOf = (foundMm: number) => {
  if (foundMm > 0 && foundMm < smallestPlausibleMm) return 'small';
  return foundMm >= largestPlausibleMm ? 'large' : 'none';
};
