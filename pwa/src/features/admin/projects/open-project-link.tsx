import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';

/** From what is said of a customer's project into it, as the operator sees it. */
export const OpenProjectLink = ({ projectId }: { projectId: ProjectId }) => (
  <LinkButton
    from="/$lang"
    to="/$lang/shop/project/$projectId"
    params={(now) => ({ ...now, projectId })}
    search={{ admin: true }}
  >
    <Trans>Projekt öffnen</Trans>
  </LinkButton>
);
