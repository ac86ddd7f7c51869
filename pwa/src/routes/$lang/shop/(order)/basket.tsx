import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CartScreen } from '../../../../features/orders/cart/cart-screen.tsx';

const Screen = () => (
  <>
    <CartScreen />
    <Outlet />
  </>
);

export const Route = createFileRoute('/$lang/shop/(order)/basket')({ component: Screen });
