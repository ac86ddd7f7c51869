import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { InactiveAccount } from './inactive-account.tsx';

/** Why the server locked this device. */
export const LockNotice = ({ code, holdsWork }: { code: ErrorCode; holdsWork: boolean }) => {
  const { i18n } = useLingui();
  if (code === 'customer_blocked')
    return (
      <Notice tone="warn" title={errorMessage(i18n, code)}>
        <InactiveAccount holdsWork={holdsWork} />
      </Notice>
    );
  return (
    <Notice tone="warn" title={<Trans>Dieses Gerät ist gesperrt.</Trans>}>
      <p>{errorMessage(i18n, code)}</p>
      {code === 'user_inactive' ? <InactiveAccount holdsWork={holdsWork} /> : null}
    </Notice>
  );
};
