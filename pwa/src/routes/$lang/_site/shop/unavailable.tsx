import { createFileRoute } from '@tanstack/react-router';
import { UnavailableScreen } from '../../../../features/not-found/unavailable-screen.tsx';

export const Route = createFileRoute('/$lang/_site/shop/unavailable')({ component: UnavailableScreen });
