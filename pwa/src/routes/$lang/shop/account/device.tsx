import { createFileRoute } from '@tanstack/react-router';
import { VisitCard } from '../../../../features/account/login/visit-card.tsx';
import { PinSection } from '../../../../features/device/lock/pin-form.tsx';
import { StorageScreen } from '../../../../features/device/storage/storage-screen.tsx';

const DeviceRoute = () => (
  <StorageScreen
    lock={
      <>
        <VisitCard ofDeclined />
        <PinSection />
      </>
    }
  />
);

export const Route = createFileRoute('/$lang/shop/account/device')({ component: DeviceRoute });
