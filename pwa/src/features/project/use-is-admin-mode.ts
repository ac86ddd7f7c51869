import { may } from '@knotenblech/shared/records/permissions.ts';
import { useSearch } from '@tanstack/react-router';
import { useShop } from '../../sync/hooks/use-shop.tsx';

/** Whether the address asks for it and the user may. */
export const useIsAdminMode = () => {
  const { actor } = useShop();
  const { admin } = useSearch({ strict: false });
  return admin === true && may(actor, 'runProjects');
};
