import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { Notice } from '../../ui/signals/notice.tsx';
import { InactiveAccount } from './inactive-account.tsx';

type RefusalNoticeProps = { code: ErrorCode | 'offline'; holdsWork: boolean };

/** Why nobody was signed in. */
export const RefusalNotice = ({ code, holdsWork }: RefusalNoticeProps) => {
  const { i18n } = useLingui();
  if (code === 'user_inactive')
    return (
      <Notice tone="error" title={errorMessage(i18n, code)}>
        <InactiveAccount holdsWork={holdsWork} />
      </Notice>
    );
  if (code !== 'offline') return <Notice tone="error">{errorMessage(i18n, code)}</Notice>;
  return (
    <Notice tone="info" title={<Trans>Zum Anmelden wird eine Verbindung gebraucht.</Trans>}>
      <p>
        <Trans>
          Waren Sie auf diesem Gerät angemeldet und haben sich nicht abgemeldet, öffnet sich der Shop auch ohne Netz mit
          allem, was hier gespeichert ist.
        </Trans>
      </p>
    </Notice>
  );
};
