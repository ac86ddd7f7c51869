import { createFileRoute } from '@tanstack/react-router';
import { PunchoutScreen } from '../../../../features/account/punchout/punchout-screen.tsx';
import { OnlineOnly } from '../../../../sync/hooks/online/online-only.tsx';

const Screen = () => (
  <OnlineOnly>
    <PunchoutScreen />
  </OnlineOnly>
);

export const Route = createFileRoute('/$lang/shop/account/punchout')({ component: Screen });
