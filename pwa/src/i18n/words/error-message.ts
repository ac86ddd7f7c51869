import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { readLimits } from '@knotenblech/shared/files/xml/read-limits.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fileErrorWords } from './file-error-words.ts';
import { shopErrorWords } from './shop-error-words.ts';
import { writtenValues } from './written-values.ts';

const words: Record<ErrorCode, MessageDescriptor> = { ...fileErrorWords, ...shopErrorWords };
const place = msg({ message: 'Zeile {line}, Spalte {column}' });
const limits = { megabytes: readLimits.uploadBytes / 1_000_000 };
const noValues = { ...limits, found: '–', name: '–', min: '–', max: '–', allowed: '–', missing: '–' };

/** A refusal in the user's language; for a file with line and column where the reader knows them. */
export const errorMessage = (i18n: I18n, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) => {
  const values = { ...noValues, ...writtenValues(details) };
  const sentence = i18n._({ ...words[code], values });
  if (typeof details.line !== 'number' || !code.startsWith('E_')) return sentence;
  return `${i18n._({ ...place, values: { line: details.line, column: details.column ?? 1 } })}: ${sentence}`;
};
