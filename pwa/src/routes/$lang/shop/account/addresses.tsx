import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AddressesScreen } from '../../../../features/account/addresses/address-row.tsx';

const Screen = () => (
  <AddressesScreen>
    <Outlet />
  </AddressesScreen>
);

export const Route = createFileRoute('/$lang/shop/account/addresses')({ component: Screen });
