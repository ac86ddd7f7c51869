import { createFileRoute } from '@tanstack/react-router';
import { StorageLink } from '../../../features/storage/storage-link.tsx';
import { UnsentWork } from '../../../features/storage/unsent/unsent-work.tsx';
import { WaitingScreen } from '../../../features/waiting/waiting-screen.tsx';

const WaitingRoute = () => (
  <WaitingScreen room={<StorageLink />}>
    <UnsentWork>
      <StorageLink />
    </UnsentWork>
  </WaitingScreen>
);

export const Route = createFileRoute('/$lang/shop/waiting')({ component: WaitingRoute });
