import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { translationGroupSchema } from '@knotenblech/shared/catalogue/translation.ts';
import type { MessageDescriptor } from '@lingui/core';
import { byCostGroup, costGroup } from './cost-groups.ts';
import { type HeldRow, shownData } from './held-rows.ts';
import { wordsOfValue } from './value-words.ts';

export type RowGroup = { id: string; words: MessageDescriptor; sentence?: MessageDescriptor };

/** What stands above a row and those like it; null: its kind has no groups. */
export const groupOf = (kind: BaseDataKind, row: HeldRow): RowGroup | null => {
  if (kind === 'cost') return costGroup(row.key);
  if (kind !== 'translation') return null;
  const id = translationGroupSchema.safeParse(shownData(row)?.group).data;
  const words = id && wordsOfValue('translation', 'group', id);
  return id && words ? { id, words } : null;
};

/** The rows of a kind, group by group. */
export const byGroup = (kind: BaseDataKind, rows: readonly HeldRow[]): HeldRow[] =>
  kind === 'cost' ? byCostGroup(rows) : [...rows];
