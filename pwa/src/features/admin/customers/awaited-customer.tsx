import { Trans } from '@lingui/react/macro';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/needs-network.tsx';
import type { useCustomer } from './use-customer.ts';

/** In place of a customer who has not come yet, or does not come. */
export const AwaitedCustomer = ({ asked }: { asked: ReturnType<typeof useCustomer> }) =>
  asked.error ? (
    <NeedsNetwork error={asked.error} isFetching={asked.isFetching} onRetry={() => void asked.refetch()}>
      <Trans>Kunden liegen nur auf dem Server.</Trans>
    </NeedsNetwork>
  ) : (
    <Spinner />
  );
