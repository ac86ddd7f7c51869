import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { InactiveAccount } from './inactive-account.tsx';
import type { WayWithoutNetwork } from './way-without-network.ts';

type RefusalNoticeProps = { code: ErrorCode | 'offline'; holdsWork: boolean; withoutNetwork: WayWithoutNetwork };

/** Why nobody was signed in. */
export const RefusalNotice = ({ code, holdsWork, withoutNetwork }: RefusalNoticeProps) => {
  const { i18n } = useLingui();
  if (code === 'user_inactive' || code === 'customer_blocked')
    return (
      <Notice tone="error" title={errorMessage(i18n, code)}>
        <InactiveAccount holdsWork={holdsWork} />
      </Notice>
    );
  if (code !== 'offline') return <Notice tone="error">{errorMessage(i18n, code)}</Notice>;
  return (
    <Notice tone="info" title={<Trans>Zum Anmelden wird eine Verbindung gebraucht.</Trans>}>
      <p>
        <WayWords way={withoutNetwork} />
      </p>
    </Notice>
  );
};

const WayWords = ({ way }: { way: WayWithoutNetwork }) => {
  switch (way) {
    case 'open':
      return <Trans>Der Shop ist auf diesem Gerät offen, auch ohne Netz, mit allem, was hier gespeichert ist.</Trans>;
    case 'by PIN':
      return <Trans>Ohne Netz öffnet sich dieses Gerät mit der PIN dessen, der hier angemeldet ist.</Trans>;
    case 'none, without a PIN':
      return (
        <Trans>
          Dieses Gerät ist gesperrt, und für es gilt keine PIN: Ohne Netz öffnet es sich nicht. Was noch nicht gesendet
          ist, bleibt verschlüsselt hier.
        </Trans>
      );
    case 'none, for too long':
      return (
        <Trans>
          Dieses Gerät hat den Server lange nicht erreicht: Ohne Netz öffnet es sich nicht mehr. Was noch nicht gesendet
          ist, bleibt verschlüsselt hier.
        </Trans>
      );
    case 'none, with a lying key':
      return (
        <Trans>
          Der Schlüssel zu den Daten auf diesem Gerät ließ sich nicht verschließen: Ohne Netz öffnet es sich nicht mehr.
          Was noch nicht gesendet ist, bleibt hier.
        </Trans>
      );
    case 'nobody is signed in':
      return (
        <Trans>
          Auf diesem Gerät ist niemand angemeldet. Wer sich mit Verbindung anmeldet und angemeldet bleibt, öffnet den
          Shop danach auch ohne Netz, auf einem gemeinsamen Gerät mit einer PIN.
        </Trans>
      );
  }
};
