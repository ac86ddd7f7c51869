import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { I18n } from '@lingui/core';
import { costWords } from './cost-words.ts';

/** What a row is called beside its key; null: its key says it. */
export const rowName = (i18n: I18n, kind: BaseDataKind, key: string): string | null => {
  const words = kind === 'cost' ? costWords[key] : undefined;
  return words ? i18n._(words) : null;
};
