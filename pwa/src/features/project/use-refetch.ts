import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { refetchProject } from '../../sync/hooks/refetch-project.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';

/** Whether the project is being fetched anew because the address asks for it; the wish leaves the address when it is done. */
export const useRefetch = (projectId: ProjectId | null): boolean => {
  const shop = useShop();
  const navigate = useNavigate();
  const isForced = useSearch({ strict: false }).force === true && projectId !== null;
  const refetch = useEffectEvent(async (id: ProjectId) => {
    try {
      await refetchProject(shop, id);
    } finally {
      await navigate({ to: '.', search: ({ force: _done, ...rest }) => rest, replace: true });
    }
  });
  useEffect(() => {
    if (isForced) void refetch(projectId);
  }, [isForced, projectId]);
  return isForced;
};
