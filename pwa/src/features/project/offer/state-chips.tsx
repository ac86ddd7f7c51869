import type { ProjectState } from '@knotenblech/shared/projects/project-state.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { projectStateLabels } from '../../../i18n/words/project-labels.ts';
import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { StateChip, type StateTone } from '../../../ui/signals/state-chip.tsx';
import { pendingLabelOf } from '../../orders/public/state/waits-words.ts';
import { useProject } from '../open/project-context.tsx';
import { useOffer } from './use-offer.ts';

const tones: Partial<Record<ProjectState, StateTone>> = {
  ordered: 'good',
  'order-cancelled': 'quiet',
  unreadable: 'bad',
  'nothing-taken': 'warn',
  'missing-data': 'warn',
  'on-request': 'warn',
};

/** The state of the open project beside its name, or what of it has not left the device; a priced one says nothing: its price stands below. */
export const StateChips = () => {
  const { i18n } = useLingui();
  const { project } = useProject().source;
  const waits = pendingLabelOf(useWaiting())(project);
  const { state } = useOffer();
  return (
    <>
      {waits ? (
        <StateChip tone="warn">{i18n._(waits)}</StateChip>
      ) : state === 'priced' ? null : (
        <StateChip tone={tones[state] ?? 'active'}>
          <StateWords state={state} />
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

const StateWords = ({ state }: { state: ProjectState }) => {
  const { i18n } = useLingui();
  const { project } = useProject().source;
  if (state === 'ordered' && project.orderedAt !== null)
    return <Trans>bestellt am {formatShortDay(project.orderedAt, i18n.locale)}</Trans>;
  return i18n._(projectStateLabels[state]);
};
