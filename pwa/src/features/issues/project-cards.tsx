import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useWaiting } from '../../sync/hooks/use-shop.tsx';
import { isWaiting } from '../../sync/status/read-waiting.ts';
import { Notice } from '../../ui/signals/notice.tsx';
import { ConflictCards } from './cards/conflict-cards.tsx';
import { splitRejectedEdits } from './cards/rejected-edits.ts';
import { RejectedEditsCard } from './cards/rejected-edits-card.tsx';
import { showCardsOf } from './cards/shown-projects.ts';
import { useNow } from './outbox/entry-facts.ts';
import { WaitingList } from './outbox/waiting-groups.tsx';
import { projectOfChange } from './project-of-change.ts';
import type { WaitingChange } from './waiting-change.ts';

/** What the user of a project has to decide: entries that were overwritten, edits that came too late, changes that were refused. */
export const ProjectCards = ({ projectId }: { projectId: ProjectId }) => {
  const nowMs = useNow();
  useEffect(() => showCardsOf(projectId), [projectId]);
  const refused = useWaiting().filter(
    (entry) =>
      !isWaiting(entry) && projectOfChange({ name: entry.name, args: entry.args } as WaitingChange) === projectId,
  );
  const { late, others } = splitRejectedEdits(refused);
  return (
    <>
      <ConflictCards projectId={projectId} />
      {late.map((each) => (
        <RejectedEditsCard key={each.projectId} late={each} />
      ))}
      {others.length > 0 ? (
        <Notice tone="error" title={<Trans>Nicht angenommen und zurückgenommen</Trans>}>
          <WaitingList entries={others.toReversed()} all={refused} nowMs={nowMs} />
        </Notice>
      ) : null}
    </>
  );
};
