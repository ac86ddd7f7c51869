import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useLingui } from '@lingui/react/macro';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';

/** Names a colleague by his id, who entered something; null is what the shop began with. */
export const useAuthorName = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const colleagues = useRecords('user', customerSpace(actor.customerId)) ?? [];
  return (userId: string | null): string => {
    if (userId === null) return t`Auslieferung`;
    const user = colleagues.find((each) => each.id === userId);
    return user ? `${user.firstName} ${user.name}`.trim() || user.userName : '–';
  };
};
