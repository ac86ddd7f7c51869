import { createFileRoute, Outlet } from '@tanstack/react-router';
import { UserRights } from '../../../../features/accounts/users/user-rights.tsx';
import { CustomerScreen } from '../../../../features/admin-customers/customer/customer-screen.tsx';
import { SpecialPricesSection } from '../../../../features/admin-customers/special-prices/special-prices-section.tsx';
import { processWords } from '../../../../features/project/price/process-words.ts';

const Screen = () => (
  <>
    <CustomerScreen
      customerId={Route.useParams().customerId}
      renderRights={(user) => <UserRights user={user} />}
      renderSpecialPrices={(customer) => <SpecialPricesSection customer={customer} processNames={processWords} />}
    />
    <Outlet />
  </>
);

export const Route = createFileRoute('/$lang/shop/_admin/adminCustomers/$customerId')({ component: Screen });
