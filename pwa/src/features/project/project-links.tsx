import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { overPage } from '../../ui/layout/use-popup.ts';
import { useIsAdminMode } from './use-is-admin-mode.ts';
import styles from './project-screen.module.css';

export const BackLink = () => (
  <LinkButton
    from="/$lang"
    to={useIsAdminMode() ? '/$lang/shop/adminProjects' : '/$lang/shop/projects'}
    tone="quiet"
    icon={<Icon name="back" />}
  >
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

/** Leads to the form of one more part, or of the part that is selected; forms are their customer's. */
export const SinglePartLink = ({ projectId, index }: { projectId: ProjectId; index?: number | undefined }) =>
  useIsAdminMode() ? null : (
    <LinkButton
      from="/$lang"
      to="/$lang/shop/createSinglePart"
      search={{ project: projectId, ...(index === undefined ? {} : { part: index }) }}
      tone={index === undefined ? 'quiet' : 'secondary'}
      icon={<Icon name={index === undefined ? 'plus' : 'edit'} />}
    >
      {index === undefined ? <Trans>Weiteres Teil</Trans> : <Trans>Maße und Löcher ändern</Trans>}
    </LinkButton>
  );

/** Leads through production, material, surface and certificates again. */
export const AssistantLink = ({ projectId }: { projectId: ProjectId }) => (
  <LinkButton
    from="/$lang"
    to="/$lang/shop/assistent/$projectId"
    params={(now) => ({ ...now, projectId })}
    search={{ from: 'project' }}
    state={overPage}
    tone="quiet"
  >
    <Trans>Assistent</Trans>
  </LinkButton>
);
