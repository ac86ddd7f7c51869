import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { AdminVouchersScreen } from '../../../../features/admin/vouchers/admin-vouchers-screen.tsx';
import { readVouchersSearch, type VouchersSearch } from '../../../../features/admin/vouchers/voucher-search.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

const Screen = () => {
  const search = readVouchersSearch(Route.useSearch());
  const navigate = useNavigate({ from: '/$lang' });
  return (
    <>
      <AdminVouchersScreen
        search={search}
        onSearch={(next) => void navigate({ to: '/$lang/shop/adminVoucherCodes', search: next, replace: true })}
      />
      <Outlet />
    </>
  );
};

export const Route = createFileRoute('/$lang/shop/_admin/adminVoucherCodes')({
  validateSearch: searchAsGiven<VouchersSearch>,
  beforeLoad: keepsChoices('vouchers'),
  component: Screen,
});
