import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isWaiting } from '../../sync/read-waiting.ts';
import { useWaiting } from '../../sync/use-shop.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { ConflictCards } from './conflicts/conflict-cards.tsx';
import { projectOfChange } from './project-of-change.ts';
import { RejectedEditsCard } from './proposals/late-edits-card.tsx';
import { splitRejectedEdits } from './proposals/late-edits.ts';
import { showCardsOf } from './refusals/shown-projects.ts';
import { useNow } from './entries/use-now.ts';
import type { WaitingChange } from './waiting-change.ts';
import { WaitingList } from './entries/waiting-list.tsx';

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
