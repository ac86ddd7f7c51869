import { type BaseDataKind, baseDataKindSchema } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/** Rows stand in the order of their kind; `kind` left out: costs. */
export type BaseDataSearch = ListSearch<'place'> & { kind?: BaseDataKind };
export const usualKind: BaseDataKind = 'cost';

export const readBaseDataSearch = (search: Record<string, unknown>): BaseDataSearch => {
  const kind = baseDataKindSchema.safeParse(search.kind).data;
  return {
    ...readListSearch(search, ['place'], 'place'),
    ...(kind !== undefined && kind !== usualKind ? { kind } : {}),
  };
};
