import { baseDataKinds } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { fieldWord } from './field-labels.ts';

test.each(baseDataKinds)('every field of %s has a word', (kind) => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const names = baseFields(kind).map(({ name }) => name);
  expect(names.filter((name) => fieldWord(i18n, name) === name)).toEqual([]);
});
