import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

/** Rows stand in the order of their kind; `kind` left out: costs. What the kinds are is known where the rows are shown. */
export type BaseDataSearch = ListSearch<'place'> & { kind?: string };
export const usualKind: BaseDataKind = 'cost';

export const readBaseDataSearch = (search: Record<string, unknown>): BaseDataSearch => ({
  ...readListSearch(search, ['place'], 'place'),
  ...(typeof search.kind === 'string' && search.kind !== usualKind ? { kind: search.kind } : {}),
});
