import { createFileRoute } from '@tanstack/react-router';
import { UnavailableScreen } from '../../../../features/site/pages/error-screen.tsx';

export const Route = createFileRoute('/$lang/_site/shop/unavailable')({ component: UnavailableScreen });
