import { may } from '@knotenblech/shared/permissions/may.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useRecord, useShop } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';

/** Leads to the project that a message is about; whoever runs the shop, to a customer's among the requests. */
export const ProjectOfMessage = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const own = useRecord('project', customerSpace(actor.customerId), projectId);
  if (own)
    return (
      <LinkButton
        from="/$lang"
        to="/$lang/shop/project/$projectId"
        params={(now) => ({ ...now, projectId })}
        tone="quiet"
      >
        <Trans>Zum Projekt</Trans>
      </LinkButton>
    );
  if (own === undefined || !may(actor, 'runProjects')) return null;
  return (
    <LinkButton from="/$lang" to="/$lang/shop/adminProjects" search={{ project: projectId }} tone="quiet">
      <Trans>Zum Projekt</Trans>
    </LinkButton>
  );
};
