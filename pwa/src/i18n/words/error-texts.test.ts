import { languages } from '@knotenblech/shared/values/language.ts';
import type { MessageDescriptor, Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { errorLabels, placeLabels } from './error-messages.ts';
import { fieldLabels } from './file-error-labels.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/shop.po', { eager: true });

const named = {
  ...errorLabels,
  place: placeLabels,
  ...Object.fromEntries(Object.entries(fieldLabels).map(([name, words]) => [`field.${name}`, words])),
};

const textsOf = (language: string) => {
  const messages = catalogues[`../locales/${language}/shop.po`]?.messages ?? {};
  const textOf = ({ id, message = '' }: MessageDescriptor) => messages[id] ?? compileMessage(message);
  return Object.fromEntries(Object.entries(named).map(([name, words]) => [name, textOf(words)]));
};

test('the server has the words of every error code as the catalogues have them (vitest -u writes them out)', async () => {
  const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));
  await expect(`${JSON.stringify(texts, null, 1)}\n`).toMatchFileSnapshot(
    '../../../../shared/src/values/errors/error-texts.json',
  );
});
