import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

export const BackLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/projects" tone="quiet" icon={<Icon name="back" />}>
    <Trans>Projekte</Trans>
  </LinkButton>
);

export const ReportLink = () => (
  <LinkButton from="/$lang/shop/project/$projectId" to="/$lang/shop/project/$projectId/report" tone="quiet">
    <Trans>Einlesebericht</Trans>
  </LinkButton>
);
