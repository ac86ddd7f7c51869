import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';

/** Why an address that brought a token signed nobody in. */
export const HandOverRefusal = ({ code }: { code: ErrorCode | 'offline' }) => {
  const { i18n } = useLingui();
  if (code === 'offline')
    return <Trans>Diese Adresse öffnet sich, sobald es eine Verbindung gibt und Sie die Seite neu laden.</Trans>;
  if (code === 'wrong_user')
    return (
      <Trans>
        Das übergebene Projekt gehört einem anderen Benutzer. Melden Sie sich hier ab und übergeben Sie es noch einmal.
      </Trans>
    );
  return errorMessage(i18n, code);
};
