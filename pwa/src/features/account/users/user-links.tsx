import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';

/** The popup of a user, below the screen that lists him. */
export type UserPlace = { to: Extract<LinkProps['to'], `${string}/$userId`>; customerId?: string };

export const AddUserLink = ({ place: { to, customerId } }: { place: UserPlace }) => (
  <LinkButton
    icon={<Icon name="plus" />}
    from="/$lang"
    to={to}
    params={(now) => ({ ...now, userId: '-1', ...(customerId && { customerId }) })}
    search
    state={overPage}
  >
    <Trans>Benutzer anlegen</Trans>
  </LinkButton>
);

export const EditUserLink = ({ user, place: { to, customerId } }: { user: User; place: UserPlace }) => {
  const { t } = useLingui();
  return (
    <LinkButton
      tone="quiet"
      icon={<Icon name="edit" />}
      from="/$lang"
      to={to}
      params={(now) => ({ ...now, userId: user.id, ...(customerId && { customerId }) })}
      search
      state={overPage}
      aria-label={t`Benutzer ${user.userName} ändern`}
    >
      <Trans>Ändern</Trans>
    </LinkButton>
  );
};
