import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans } from '@lingui/react/macro';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { blankUser, formOfUser } from './user-draft.ts';

type UserPopupProps = { userId: string; onClose: () => void };

/** Adds a user (ids below zero) or changes one; without rights over others oneself only. */
export const UserPopup = ({ userId, onClose }: UserPopupProps) => {
  const { actor } = useShop();
  const user = useRecord('user', customerSpace(actor.customerId), userId);
  const mayEdit = may(actor, 'editUsers');
  if (Number(userId) < 0 && mayEdit) return <UserDialog user={null} initial={blankUser(actor)} onClose={onClose} />;
  if (user === undefined) return null;
  if (user && (mayEdit || user.id === actor.userId))
    return <UserDialog key={user.id} user={user} initial={formOfUser(user)} onClose={onClose} />;
  return (
    <Dialog
      title={<Trans>Benutzer</Trans>}
      onClose={onClose}
      actions={
        <Button onPress={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      {user ? (
        <Trans>Nur ein Administrator Ihrer Firma kann andere Benutzer ändern.</Trans>
      ) : (
        <Trans>Diesen Benutzer gibt es in Ihrer Firma nicht, oder er ist auf diesem Gerät noch nicht angekommen.</Trans>
      )}
    </Dialog>
  );
};
