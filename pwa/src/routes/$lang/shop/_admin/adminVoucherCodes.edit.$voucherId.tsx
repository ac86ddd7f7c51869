import { createFileRoute } from '@tanstack/react-router';
import { VoucherPopup } from '../../../../features/admin/vouchers/voucher-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const { lang, voucherId } = Route.useParams();
  const search = Route.useSearch();
  const close = usePopup({ to: '/$lang/shop/adminVoucherCodes', params: { lang }, search });
  return <VoucherPopup voucherId={voucherId} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminVoucherCodes/edit/$voucherId')({ component: Popup });
