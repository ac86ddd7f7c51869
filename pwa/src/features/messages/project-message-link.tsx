import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useSearch } from '@tanstack/react-router';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { MessageLink } from './message-link.tsx';

/** Writes about a customer's project that is open in admin mode; nothing for everybody else. */
export const ProjectMessageLink = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const { admin } = useSearch({ strict: false });
  if (admin !== true || !may(actor, 'sendMessages')) return null;
  return (
    <MessageLink
      to="/$lang/shop/project/$projectId/message"
      params={{ projectId }}
      about={{ customer: actor.customerId, project: projectId }}
      isSlim
    />
  );
};
