import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { readLimits } from '@knotenblech/shared/files/xml/read-limits.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldInFile } from './field-words.ts';
import { fileErrorWords } from './file-error-words.ts';
import { shopErrorWords } from './shop-error-words.ts';
import { writtenValues } from './written-values.ts';

const words: Record<ErrorCode, MessageDescriptor> = { ...fileErrorWords, ...shopErrorWords };
const place = msg({ message: 'Zeile {line}, Spalte {column}' });
const limits = { megabytes: readLimits.uploadBytes / 1_000_000 };
const noValues = { ...limits, found: '–', name: '–', min: '–', max: '–', allowed: '–', missing: '–' };

/** A refusal in the user's language; for a file with line and column where the reader knows them. */
export const errorMessage = (i18n: I18n, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) => {
  const values = { ...noValues, ...writtenValues(details), ...namedDetails(i18n, details) };
  const sentence = i18n._({ ...words[code], values });
  if (typeof details.line !== 'number' || !code.startsWith('E_')) return sentence;
  return `${i18n._({ ...place, values: { line: details.line, column: details.column ?? 1 } })}: ${sentence}`;
};

/** Sizes of this many mm and more, or smaller than this, come from another unit of length. */
const largestPlausibleMm = 100_000;
const smallestPlausibleMm = 0.1;

const namedDetails = (i18n: I18n, { name, found, allowed, min, missing }: Readonly<Record<string, unknown>>) => ({
  ...(typeof name === 'string' && { name: fieldInFile(i18n, name) }),
  bounds: allowed !== undefined ? 'words' : min !== undefined ? 'numbers' : 'none',
  gap: missing === undefined ? 'none' : 'named',
  hint: typeof found === 'number' ? unitHintOf(found) : 'none',
});

const unitHintOf = (foundMm: number) => {
  if (foundMm > 0 && foundMm < smallestPlausibleMm) return 'small';
  return foundMm >= largestPlausibleMm ? 'large' : 'none';
};
