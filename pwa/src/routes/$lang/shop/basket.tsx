import { createFileRoute } from '@tanstack/react-router';
import { BasketScreen } from '../../../features/basket/basket-screen.tsx';

export const Route = createFileRoute('/$lang/shop/basket')({ component: BasketScreen });
