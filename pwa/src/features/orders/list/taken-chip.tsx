import { Trans } from '@lingui/react/macro';
import { StateChip } from '../../../ui/signals/state-chip.tsx';

/** The server has it; its number comes with the next news. */
export const AcceptedChip = () => (
  <StateChip tone="active">
    <Trans>Auf dem Server angekommen</Trans>
  </StateChip>
);
