import { createFileRoute } from '@tanstack/react-router';
import { StorageLink, UnsentWork } from '../../../features/device/storage/unsent-work.tsx';
import { WaitingScreen } from '../../../features/issues/waiting-screen.tsx';

const WaitingRoute = () => (
  <WaitingScreen storageLink={<StorageLink />}>
    <UnsentWork>
      <StorageLink />
    </UnsentWork>
  </WaitingScreen>
);

export const Route = createFileRoute('/$lang/shop/waiting')({ component: WaitingRoute });
