import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { canReceiveCart } from '@knotenblech/shared/orders/cart/hand-over-cart.change.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useLingui } from '@lingui/react/macro';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';

/** The colleagues who can order what is handed to them, by name; undefined while loading. */
export const useColleagues = (): User[] | undefined => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  return useRecords('user', customerSpace(actor.customerId))
    ?.filter((user) => canReceiveCart(user, actor.userId))
    .toSorted((one, other) => nameOfUser(one).localeCompare(nameOfUser(other), i18n.locale));
};
