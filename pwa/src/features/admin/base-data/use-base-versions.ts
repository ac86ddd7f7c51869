import { baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';

/** Every version of the rows of a kind. */
export const useBaseVersions = (kind: BaseDataKind) =>
  useServerQuery({
    path: `/admin/baseData/${kind}?limit=5000`,
    answer: baseDataCalls.listVersions.answer,
    refetchMs: false,
  });
