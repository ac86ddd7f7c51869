import { createFileRoute } from '@tanstack/react-router';
import { UnsentWork } from '../../../features/storage/unsent/unsent-work.tsx';
import { WaitingScreen } from '../../../features/waiting/waiting-screen.tsx';

const WaitingRoute = () => (
  <WaitingScreen>
    <UnsentWork />
  </WaitingScreen>
);

export const Route = createFileRoute('/$lang/shop/waiting')({ component: WaitingRoute });
