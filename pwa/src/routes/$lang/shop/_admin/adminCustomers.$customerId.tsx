import type { User } from '@knotenblech/shared/users/user.ts';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { CustomerUsers } from '../../../../features/accounts/users/customer-users.tsx';
import { readUsersSearch, type UsersSearch } from '../../../../features/accounts/users/user-search.ts';
import { CustomerScreen } from '../../../../features/admin-customers/customer/customer-screen.tsx';
import { SpecialPricesSection } from '../../../../features/admin-customers/special-prices/special-prices-section.tsx';
import { processLabels } from '../../../../features/project/price/process-words.ts';
import { MessageLink } from '../../../../features/send-message/message-link.tsx';

const messageLink = (customerId: string, user: User | null) => (
  <MessageLink
    to="/$lang/shop/adminCustomers/$customerId/message"
    params={{ customerId }}
    about={{ customer: customerId, ...(user && { user: user.id }) }}
    reader={user && `${user.firstName} ${user.name}`.trim()}
  />
);

const Screen = () => {
  const { customerId } = Route.useParams();
  const navigate = Route.useNavigate();
  const search = readUsersSearch(Route.useSearch());
  return (
    <>
      <CustomerScreen
        customerId={customerId}
        messageLink={messageLink(customerId, null)}
        renderUsers={(customer) => (
          <CustomerUsers
            customer={customer}
            renderMore={(user) => messageLink(customerId, user)}
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
          />
        )}
        renderSpecialPrices={(customer) => <SpecialPricesSection customer={customer} processNames={processLabels} />}
      />
      <Outlet />
    </>
  );
};

export const Route = createFileRoute('/$lang/shop/_admin/adminCustomers/$customerId')({
  validateSearch: searchAsGiven<UsersSearch>,
  component: Screen,
});
