import type { User } from '@knotenblech/shared/users/user.ts';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { UserRights } from '../../../../features/accounts/users/user-rights.tsx';
import { CustomerScreen } from '../../../../features/admin-customers/customer/customer-screen.tsx';
import { SpecialPricesSection } from '../../../../features/admin-customers/special-prices/special-prices-section.tsx';
import { processWords } from '../../../../features/project/price/process-words.ts';
import { MessageLink } from '../../../../features/send-message/message-link.tsx';

const messageLinkTo = (customerId: string) => (user: User | null) => (
  <MessageLink
    to="/$lang/shop/adminCustomers/$customerId/message"
    params={{ customerId }}
    about={{ customer: customerId, ...(user && { user: user.id }) }}
    reader={user && `${user.firstName} ${user.name}`.trim()}
  />
);

const Screen = () => (
  <>
    <CustomerScreen
      customerId={Route.useParams().customerId}
      renderMessageLink={messageLinkTo(Route.useParams().customerId)}
      renderRights={(user) => <UserRights user={user} />}
      renderSpecialPrices={(customer) => <SpecialPricesSection customer={customer} processNames={processWords} />}
    />
    <Outlet />
  </>
);

export const Route = createFileRoute('/$lang/shop/_admin/adminCustomers/$customerId')({ component: Screen });
