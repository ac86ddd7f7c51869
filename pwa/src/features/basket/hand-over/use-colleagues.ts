import { canReceiveCart } from '@knotenblech/shared/cart/hand-over-cart.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { nameOfUser } from '@knotenblech/shared/users/name-of-user.ts';
import type { User } from '@knotenblech/shared/users/user.ts';
import { useLingui } from '@lingui/react/macro';
import { useRecords, useShop } from '../../../sync/use-shop.tsx';

/** The colleagues who can order what is handed to them, by name; undefined while loading. */
export const useColleagues = (): User[] | undefined => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  return useRecords('user', customerSpace(actor.customerId))
    ?.filter((user) => canReceiveCart(user, actor.userId))
    .toSorted((one, other) => nameOfUser(one).localeCompare(nameOfUser(other), i18n.locale));
};
