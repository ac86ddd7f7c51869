import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { AdminVouchersScreen } from '../../../../features/admin-vouchers/admin-vouchers-screen.tsx';
import { readVouchersSearch } from '../../../../features/admin-vouchers/voucher-search.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';

const Screen = () => {
  const search = Route.useSearch();
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
  validateSearch: readVouchersSearch,
  beforeLoad: keepsChoices('vouchers'),
  component: Screen,
});
