import { createFileRoute } from '@tanstack/react-router';
import { KeysScreen } from '../../../../features/account/keys/keys-screen.tsx';
import { OnlineOnly } from '../../../../sync/hooks/online/online-only.tsx';

const Screen = () => (
  <OnlineOnly>
    <KeysScreen />
  </OnlineOnly>
);

export const Route = createFileRoute('/$lang/shop/account/keys')({ component: Screen });
