import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Of a project that is a later file of another: that it is not decided yet, or leads to what was other in it. */
export const RevisionNotice = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const space = customerSpace(actor.customerId);
  const project = useRecord('project', space, projectId);
  const old = useRecord('project', space, project?.revisionOf ?? '');
  if (!project || !old || project.orderedAt !== null || project.revisionTakenAt) return null;
  return (
    <Notice
      title={<Trans>Neue Fassung von „{old.fileName}“, noch nicht übernommen</Trans>}
      action={
        <LinkButton
          from="/$lang"
          to="/$lang/shop/project/$projectId/revision"
          params={(now) => ({ ...now, projectId })}
        >
          <Trans>Vergleichen</Trans>
        </LinkButton>
      }
    />
  );
};
