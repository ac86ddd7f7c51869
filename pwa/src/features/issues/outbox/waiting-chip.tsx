import { Trans } from '@lingui/react/macro';
import { isSyncBlocked, type SyncStatus } from '../../../sync/status/read-status.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';

/** How far an entry has come; of an order nothing here says more than that it is not one yet. */
export const WaitingChip = ({
  entry: { state, isExported, orderedSince },
  isOrder,
  status,
}: {
  entry: Pick<WaitingEntry, 'state' | 'isExported' | 'orderedSince'>;
  isOrder: boolean;
  status: Pick<SyncStatus, 'state' | 'obstacle'>;
}) => {
  if (isExported && isSyncBlocked(status))
    return (
      <StateChip tone="warn">
        <Trans>in einer Datei gesichert, von hier noch nicht gesendet</Trans>
      </StateChip>
    );
  if (orderedSince)
    return (
      <StateChip>
        <Trans>nicht aufgegeben</Trans>
      </StateChip>
    );
  switch (state) {
    case 'queued':
      return (
        <StateChip tone="warn">
          {isOrder ? <Trans>vorgemerkt, noch nicht bestellt</Trans> : <Trans>wartet</Trans>}
        </StateChip>
      );
    case 'sending':
      return (
        <StateChip tone="active">
          <SendingWords status={status} />
        </StateChip>
      );
    case 'refused':
      return <StateChip tone="bad">{isOrder ? <Trans>nicht bestellt</Trans> : <Trans>abgelehnt</Trans>}</StateChip>;
    case 'failed':
      return (
        <StateChip tone="bad">
          <Trans>fehlgeschlagen</Trans>
        </StateChip>
      );
  }
};

const SendingWords = ({ status }: { status: Pick<SyncStatus, 'state' | 'obstacle'> }) => {
  if (!isSyncBlocked(status)) return <Trans>wird gesendet</Trans>;
  if (status.state === 'offline' && status.obstacle === 'server fails')
    return <Trans>Fehler am Server, wird wieder gesendet</Trans>;
  return <Trans>abgeschickt, noch ohne Antwort</Trans>;
};
