import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { isSyncBlocked } from '../../../sync/status/read-status.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { connectionProblemLabels } from '../../issues/public/connection-problem-labels.ts';

/** Before the button of an order that cannot leave now: what becomes of it. */
export const NotedNotice = () => {
  const { i18n } = useLingui();
  const status = useSyncStatus();
  const { obstacle, attention } = status;
  if (!isSyncBlocked(status)) return null;
  return (
    <Notice
      title={attention ? errorMessage(i18n, attention) : i18n._(connectionProblemLabels[obstacle ?? 'server away'])}
    >
      {attention ? (
        <Trans>
          Die Bestellung wird vorgemerkt und geht hinaus, sobald das erledigt ist. Bis dahin ist nichts bestellt.
        </Trans>
      ) : (
        <Trans>
          Die Bestellung wird vorgemerkt und geht von selbst hinaus, sobald das Gerät wieder Verbindung hat. Bis dahin
          ist nichts bestellt.
        </Trans>
      )}
    </Notice>
  );
};
