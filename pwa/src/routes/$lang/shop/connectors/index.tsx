import { createFileRoute } from '@tanstack/react-router';
import { ConnectorListScreen } from '../../../../features/connectors/connector-list-screen.tsx';

export const Route = createFileRoute('/$lang/shop/connectors/')({ component: ConnectorListScreen });
