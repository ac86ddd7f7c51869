import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { readUsersSearch, type UsersSearch } from '../../../../../features/account/users/user-draft.ts';
import { CustomerUsers } from '../../../../../features/account/users/user-links.tsx';
import { CustomerScreen } from '../../../../../features/admin/customers/customer-screen.tsx';
import { SpecialPricesSection } from '../../../../../features/admin/special-prices/special-prices-section.tsx';
import { MessageLink } from '../../../../../features/messages/message-link.tsx';
import { processLabels } from '../../../../../features/project/price/process-words.ts';
import { searchAsGiven } from '../../../../../ui/record-list/list-search.ts';

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

export const Route = createFileRoute('/$lang/shop/_admin/(customers)/adminCustomers/$customerId')({
  validateSearch: searchAsGiven<UsersSearch>,
  component: Screen,
});
