import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';

type NeedsNetworkProps = {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
  /** What lies on the server alone. */
  children: ReactNode;
};

/** Why something of the server's cannot be shown; without a network that is said plainly, it is no error. */
export const NeedsNetwork = ({ error, isFetching, onRetry, children }: NeedsNetworkProps) => {
  const { i18n } = useLingui();
  const { code } = asRefusal(error);
  return (
    <Notice
      tone={code === 'unavailable' ? 'info' : 'error'}
      title={code === 'unavailable' ? <Trans>Ohne Verbindung nicht zu bearbeiten</Trans> : errorMessage(i18n, code)}
      action={
        <Button isPending={isFetching} onPress={onRetry}>
          <Trans>Noch einmal versuchen</Trans>
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  );
};
