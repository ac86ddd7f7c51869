import { type BaseRowChange, baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import { adminProjectCalls } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { useServerQuery } from '../../../../sync/hooks/use-server-query.ts';

export type PreviewWish = {
  kind: BaseDataKind;
  rows: readonly BaseRowChange[];
  validFrom: Day;
  /** Null: the server takes the latest. */
  projectIds: readonly string[] | null;
};

/** What projects cost without and with rows that are not stored. */
export const usePreview = ({ kind, rows, validFrom, projectIds }: PreviewWish) =>
  useServerQuery({
    path: `/admin/baseData/${kind}/preview`,
    body: { rows, validFrom, ...(projectIds ? { projectIds } : {}) },
    answer: baseDataCalls.previewVersions.answer,
    refetchMs: false,
  });

/** Projects of all customers that a search finds. */
export const useProjectsFor = (q: string) =>
  useServerQuery({
    path: `/admin/projects?${new URLSearchParams({ q, sort: 'changedDesc' })}`,
    answer: adminProjectCalls.list.answer,
    refetchMs: false,
  });
