import { voucherCalls } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/needs-network.tsx';
import { VoucherDialog } from './voucher-dialog.tsx';
import { blankDraft, draftOf } from './voucher-draft.ts';

type VoucherPopupProps = { voucherId: string; onClose: () => void };

/** The popup of one voucher; 'new' stands for one that does not exist yet. */
export const VoucherPopup = ({ voucherId, onClose }: VoucherPopupProps) => {
  const { data, error, isFetching, refetch } = useServerQuery({
    path: '/admin/listVouchers',
    answer: voucherCalls.listVouchers.answer,
  });
  if (voucherId === 'new') return <VoucherDialog initial={blankDraft} known={null} onClose={onClose} />;
  const known = data?.vouchers.find(({ voucher }) => voucher.id === voucherId);
  if (known) return <VoucherDialog initial={draftOf(known.voucher)} known={known} onClose={onClose} />;
  return (
    <Dialog title={<Trans>Gutschein</Trans>} onClose={onClose}>
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Gutscheine liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : data ? (
        <p>
          <Trans>Diesen Gutschein gibt es nicht.</Trans>
        </p>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
};
