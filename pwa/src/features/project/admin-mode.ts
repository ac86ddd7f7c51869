import { may } from '@knotenblech/shared/permissions/may.ts';
import { useSearch } from '@tanstack/react-router';
import { useShop } from '../../sync/use-shop.tsx';

/** A project is opened to run the shop: any customer's, and closing leads back to the projects of all. */
export type AdminSearch = { admin?: true };

const on = new Set<unknown>([true, 1, 'true', '1']);

export const readAdminMode = ({ admin }: Record<string, unknown>): AdminSearch =>
  on.has(admin) ? { admin: true } : {};

/** Whether the address asks for it and the user may. */
export const useIsAdminMode = () => {
  const { actor } = useShop();
  const { admin } = useSearch({ strict: false });
  return admin === true && may(actor, 'runProjects');
};
