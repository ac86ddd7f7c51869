import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';

/** Leads to where files are named before they become projects. */
export const NewProjectLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/createProject" tone="quiet">
    <Trans>Projekt anlegen</Trans>
  </LinkButton>
);
