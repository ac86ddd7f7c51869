import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { AdminVouchersScreen } from '../../../../features/admin-vouchers/admin-vouchers-screen.tsx';
import { readVouchersSearch, type VouchersSearch } from '../../../../features/admin-vouchers/voucher-search.ts';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';

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
