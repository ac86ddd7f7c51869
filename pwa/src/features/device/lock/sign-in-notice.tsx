import { Trans } from '@lingui/react/macro';
import type { SignInReason } from '../../../device/lock/unlock.ts';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Why a locked device opens with a sign-in alone. */
export const SignInNotice = ({ reason }: { reason: SignInReason }) => (
  <Notice tone="warn" title={<ReasonWords reason={reason} />}>
    <p>
      <Trans>Zum Entsperren wird diesmal eine Anmeldung gebraucht, mit Verbindung.</Trans>
    </p>
  </Notice>
);

const ReasonWords = ({ reason }: { reason: SignInReason }) => {
  switch (reason) {
    case 'server unheard':
      return <Trans>Lange keine Verbindung zum Server</Trans>;
    case 'lying key':
      return <Trans>Der Schlüssel zu den Daten hier ließ sich nicht verschließen</Trans>;
  }
};
