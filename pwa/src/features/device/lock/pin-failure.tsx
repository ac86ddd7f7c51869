import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Why the device could not be opened, whether or not the PIN was right. */
export const PinFailure = ({ code }: { code: ErrorCode }) => {
  const { i18n } = useLingui();
  return (
    <Notice tone="error" title={<Trans>Entsperren ging nicht.</Trans>}>
      <p>
        {code === 'internal' ? (
          <Trans>Laden Sie die Seite neu, und versuchen Sie es noch einmal.</Trans>
        ) : (
          errorMessage(i18n, code)
        )}
      </p>
    </Notice>
  );
};
