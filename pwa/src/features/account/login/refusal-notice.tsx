import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useOperator } from '../../../sync/site/site.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
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

/** Whom a user asks whose account is not active, and what becomes of his work meanwhile. */
export const InactiveAccount = ({ holdsWork }: { holdsWork: boolean }) => {
  const operator = useOperator();
  return (
    <>
      {operator ? (
        <p>
          <Trans>
            Sie erreichen uns unter <a href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>{operator.phone}</a>{' '}
            oder <a href={`mailto:${operator.email}`}>{operator.email}</a>.
          </Trans>
        </p>
      ) : null}
      {holdsWork ? (
        <p>
          <Trans>
            Was Sie auf diesem Gerät noch nicht gesendet haben, bleibt verschlüsselt hier und geht hinaus, sobald das
            Benutzerkonto wieder aktiv ist und Sie sich hier anmelden. Eine Bestellung, die noch nicht gesendet war, ist
            nicht bestellt.
          </Trans>
        </p>
      ) : null}
    </>
  );
};
