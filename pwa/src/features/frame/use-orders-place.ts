import { may } from '@knotenblech/shared/permissions/may.ts';
import { useShop } from '../../sync/use-shop.tsx';

/** Where 'orders' leads: whoever runs the shop to those of all customers. */
export const useOrdersPlace = () =>
  may(useShop().actor, 'runOrders') ? '/$lang/shop/adminOrders' : '/$lang/shop/account/orders';
