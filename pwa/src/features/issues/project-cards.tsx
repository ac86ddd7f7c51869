import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Notice } from '../../ui/signals/notice.tsx';
import { ConflictCards } from './cards/conflict-cards.tsx';
import { RejectedEditsCard } from './cards/rejected-edits-card.tsx';
import { showCardsOf } from './cards/shown-projects.ts';
import { entriesOf, issuesOf, useProjectIssues } from './issue.ts';
import { useNow } from './outbox/entry-facts.ts';
import { WaitingList } from './outbox/waiting-groups.tsx';

/** What the user of a project has to decide: entries that were overwritten, edits that came too late, changes that were refused. */
export const ProjectCards = ({ projectId }: { projectId: ProjectId }) => {
  const nowMs = useNow();
  useEffect(() => showCardsOf(projectId), [projectId]);
  const issues = useProjectIssues(projectId);
  const refused = entriesOf(issues, 'refused');
  return (
    <>
      <ConflictCards conflicts={issuesOf(issues, 'conflict').map(({ conflict }) => conflict)} isInProject />
      {issuesOf(issues, 'late').map(({ edits }) => (
        <RejectedEditsCard key={edits.projectId} late={edits} />
      ))}
      {refused.length > 0 ? (
        <Notice tone="error" title={<Trans>Nicht angenommen und zurückgenommen</Trans>}>
          <WaitingList entries={refused.toReversed()} all={refused} nowMs={nowMs} />
        </Notice>
      ) : null}
    </>
  );
};
