import { Trans, useLingui } from '@lingui/react/macro';
import { formatDueTime } from '../../../ui/figures/format-time.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';

/** Until when a request is to be answered, or since when it is late. */
export const DueChip = ({ dueAt, isLate }: { dueAt: string; isLate: boolean }) => {
  const { i18n } = useLingui();
  return (
    <StateChip tone={isLate ? 'bad' : 'quiet'}>
      {isLate ? (
        <Trans>überfällig seit {formatDueTime(dueAt, i18n.locale)}</Trans>
      ) : (
        <Trans context="Frist">bis {formatDueTime(dueAt, i18n.locale)}</Trans>
      )}
    </StateChip>
  );
};
