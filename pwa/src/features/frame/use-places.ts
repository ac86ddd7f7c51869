import { may } from '@knotenblech/shared/records/permissions.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';

/** Where 'projects' and 'orders' lead: whoever runs the shop to those of all customers. */
export const usePlaces = () => {
  const { actor } = useShop();
  return {
    projects: may(actor, 'runProjects') ? '/$lang/shop/adminProjects' : '/$lang/shop/projects',
    orders: may(actor, 'runOrders') ? '/$lang/shop/adminOrders' : '/$lang/shop/account/orders',
  } as const;
};
