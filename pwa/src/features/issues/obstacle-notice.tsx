import { Trans, useLingui } from '@lingui/react/macro';
import type { ConnectionProblem } from '../../sync/status/obstacle.ts';
import { Notice } from '../../ui/signals/notice.tsx';
import { connectionProblemLabels } from './public/connection-problem-labels.ts';

type ObstacleNoticeProps = { obstacle: ConnectionProblem; failedWith: number | null };

/** What keeps the device from its server, and what becomes of the work meanwhile. */
export const ObstacleNotice = ({ obstacle, failedWith }: ObstacleNoticeProps) => {
  const { i18n } = useLingui();
  return (
    <Notice tone={obstacle === 'server fails' ? 'warn' : 'info'} title={i18n._(connectionProblemLabels[obstacle])}>
      <ObstacleAdvice obstacle={obstacle} failedWith={failedWith} />
    </Notice>
  );
};

const ObstacleAdvice = ({ obstacle, failedWith }: ObstacleNoticeProps) => {
  switch (obstacle) {
    case 'no network':
    case 'server away':
      return (
        <Trans>
          Was Sie ändern, ist auf dem Gerät gespeichert und geht von selbst hinaus, sobald es wieder Verbindung hat.
        </Trans>
      );
    case 'another answers':
      return (
        <Trans>
          Oft verlangt das Netz zuerst eine eigene Anmeldung: Öffnen Sie im Browser eine andere Seite und melden Sie
          sich dort an. Was Sie ändern, ist auf dem Gerät gespeichert und geht danach von selbst hinaus.
        </Trans>
      );
    case 'server fails':
      return (
        <Trans>
          Er meldet den Fehler {failedWith}. Was Sie ändern, ist auf dem Gerät gespeichert und wird von selbst wieder
          gesendet, mit der Taste oben sofort.
        </Trans>
      );
  }
};
