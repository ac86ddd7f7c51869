import { Trans } from '@lingui/react/macro';
import { useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Said before anything is typed: what this popup does takes a network. */
export const NetworkNotice = () =>
  useSyncStatus().state === 'offline' ? (
    <Notice tone="info" title={<Trans>Zum Speichern wird eine Verbindung gebraucht.</Trans>}>
      <p>
        <Trans>Projekte, Warenkorb und Bestellungen gehen auch ohne Netz weiter.</Trans>
      </p>
    </Notice>
  ) : null;
