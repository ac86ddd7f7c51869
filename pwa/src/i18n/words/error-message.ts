import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { errorPlace, errorValues, errorWordsKey } from '@knotenblech/shared/values/errors/error-values.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shopErrorLabels } from './error-messages.ts';
import { fieldInFile } from './field-words.ts';
import { fileErrorLabels } from './file-error-labels.ts';
import { formErrorWords } from './form-error-words.ts';

/** The server tells them too: `error-texts.test.ts` writes them out for it. */
export const errorLabels: Record<ErrorCode, MessageDescriptor> = {
  ...fileErrorLabels,
  ...shopErrorLabels,
  ...formErrorWords,
};
export const placeLabels = msg({ message: 'Zeile {line}, Spalte {column}' });

/** A refusal in the user's language, one of a newer server in general words; for a file with line and column where the reader knows them. */
export const errorMessage = (i18n: I18n, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) => {
  const values = errorValues(details, (name) => fieldInFile(i18n, name));
  const key = errorWordsKey(code, details, (name) => Object.hasOwn(errorLabels, name)) as ErrorCode;
  const words = errorLabels[key];
  const sentence = i18n._({ ...words, values });
  const place = errorPlace(code, details);
  return place ? `${i18n._({ ...placeLabels, values: place })}: ${sentence}` : sentence;
};
