import { createFileRoute } from '@tanstack/react-router';
import { RegistrationsScreen } from '../../../../features/admin-start/registrations-screen.tsx';

export const Route = createFileRoute('/$lang/shop/_admin/adminRegistrations')({ component: RegistrationsScreen });
