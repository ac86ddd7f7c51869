import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './project-screen.module.css';

export const BackLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/projects" tone="quiet" icon={<Icon name="back" />}>
    <span className={styles.backWord}>
      <Trans>Projekte</Trans>
    </span>
  </LinkButton>
);

export const ReportLink = () => (
  <LinkButton from="/$lang/shop/project/$projectId" to="/$lang/shop/project/$projectId/report" tone="quiet">
    <Trans>Einlesebericht</Trans>
  </LinkButton>
);
