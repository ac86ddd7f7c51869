import { createFileRoute } from '@tanstack/react-router';
import { QuotesScreen } from '../../../../features/orders/quotes/quotes-screen.tsx';

export const Route = createFileRoute('/$lang/shop/account/quotes/')({ component: QuotesScreen });
