import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BasketScreen } from '../../../features/basket/basket-screen.tsx';

const Screen = () => (
  <>
    <BasketScreen />
    <Outlet />
  </>
);

export const Route = createFileRoute('/$lang/shop/basket')({ component: Screen });
