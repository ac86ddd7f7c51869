import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** To what lies on this device, from where it matters. */
export const StorageLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/account/device" tone="quiet" icon={<Icon name="device" />}>
    <Trans>Speicher auf diesem Gerät</Trans>
  </LinkButton>
);
