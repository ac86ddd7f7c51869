import { createFileRoute } from '@tanstack/react-router';
import { StartScreen } from '../../../../features/admin/start/start-screen.tsx';

export const Route = createFileRoute('/$lang/shop/_admin/adminStart')({ component: StartScreen });
