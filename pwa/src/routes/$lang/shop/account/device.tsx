import { createFileRoute } from '@tanstack/react-router';
import { PinSection } from '../../../../features/lock/pin-section.tsx';
import { StorageScreen } from '../../../../features/storage/storage-screen.tsx';

const DeviceRoute = () => <StorageScreen lock={<PinSection />} />;

export const Route = createFileRoute('/$lang/shop/account/device')({ component: DeviceRoute });
