import { createFileRoute } from '@tanstack/react-router';
import { GlobalMessageScreen } from '../../../../features/messages/global-message-screen.tsx';

export const Route = createFileRoute('/$lang/shop/_admin/sendGlobalMessage')({ component: GlobalMessageScreen });
