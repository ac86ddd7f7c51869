import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useRecord, useShop } from '../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';

/** Leads to the project that a message is about; whoever runs the shop also to a customer's, and to its request. */
export const ProjectOfMessage = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const own = useRecord('project', customerSpace(actor.customerId), projectId);
  if (own === undefined) return null;
  if (own) return <ProjectLink projectId={projectId} />;
  if (!may(actor, 'runProjects')) return null;
  return (
    <>
      <LinkButton from="/$lang" to="/$lang/shop/adminProjects" search={{ project: projectId }} tone="quiet">
        <Trans>Zur Preisanfrage</Trans>
      </LinkButton>
      <ProjectLink projectId={projectId} isAdmin />
    </>
  );
};

const ProjectLink = ({ projectId, isAdmin = false }: { projectId: ProjectId; isAdmin?: boolean }) => (
  <LinkButton
    from="/$lang"
    to="/$lang/shop/project/$projectId"
    params={(now) => ({ ...now, projectId })}
    search={isAdmin ? { admin: true } : {}}
    tone="quiet"
  >
    <Trans>Zum Projekt</Trans>
  </LinkButton>
);
