import { createFileRoute } from '@tanstack/react-router';
import { StorageScreen } from '../../../../features/storage/storage-screen.tsx';

export const Route = createFileRoute('/$lang/shop/account/device')({ component: StorageScreen });
