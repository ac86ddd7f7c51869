import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectState } from '@knotenblech/shared/projects/project-state.ts';
import { projectStateWords } from '../../../i18n/words/project-state-words.ts';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { StateChip, type StateTone } from '../../../ui/signals/state-chip.tsx';
import { useProject } from '../open/project-context.tsx';
import { useOffer } from './use-offer.ts';

const tones: Partial<Record<ProjectState, StateTone>> = {
  ordered: 'good',
  unreadable: 'bad',
  'nothing-taken': 'warn',
  'missing-data': 'warn',
  'on-request': 'warn',
};

/** The state of the open project beside its name; a priced one says nothing: its price stands below. */
export const StateChips = () => {
  const { i18n } = useLingui();
  const { project } = useProject().source;
  const { state } = useOffer();
  return (
    <>
      {state === 'priced' ? null : (
        <StateChip tone={tones[state] ?? 'active'}>
          {project.orderedAt === null ? (
            i18n._(projectStateWords[state])
          ) : (
            <Trans>bestellt am {formatShortDay(project.orderedAt, i18n.locale)}</Trans>
          )}
        </StateChip>
      )}
      {project.reading === 'waiting' ? (
        <StateChip>
          <Trans>vom Gerät gelesen</Trans>
        </StateChip>
      ) : null}
    </>
  );
};
