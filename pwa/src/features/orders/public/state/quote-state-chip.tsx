import type { QuoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StateChip } from '../../../../ui/signals/state-chip.tsx';

/** Whether a quote can still be ordered; of one that was, what the place says of that. */
export const QuoteStateChip = ({ state, ordered }: { state: QuoteState; ordered: ReactNode }) => {
  switch (state) {
    case 'open':
      return (
        <StateChip tone="active">
          <Trans>Gültig</Trans>
        </StateChip>
      );
    case 'expired':
      return (
        <StateChip>
          <Trans>Abgelaufen</Trans>
        </StateChip>
      );
    case 'ordered':
      return ordered;
  }
};
