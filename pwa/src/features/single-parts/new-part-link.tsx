import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** Leads to the form of a part without a file. */
export const NewPartLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/createSinglePart" icon={<Icon name="plus" />}>
    <Trans>Einzelteil anlegen</Trans>
  </LinkButton>
);
