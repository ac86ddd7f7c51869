import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useHasArrived, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { isSyncBlocked, type SyncStatus } from '../../../sync/status/read-status.ts';
import { EmptyState } from '../../../ui/layout/page.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';

export type NotHereYetProps = {
  status: Pick<SyncStatus, 'state' | 'attention'>;
  /** Within a line of text, where several lists share a screen. */
  isLine?: boolean;
  /** What else is to be known until then. */
  also?: ReactNode;
};

/** What has not come from the server is not said to be none: it is on its way, comes with the next connection, or waits for the user. */
export const NotLoadedYet = ({ status, isLine = false, also }: NotHereYetProps) => {
  const { t, i18n } = useLingui();
  if (!isSyncBlocked(status))
    return <Spinner size={isLine ? 'small' : 'normal'} label={t`Wird auf dieses Gerät geholt`} isLabelShown />;
  const title = <Trans>Noch nicht auf diesem Gerät</Trans>;
  const way = status.attention ? (
    errorMessage(i18n, status.attention)
  ) : (
    <Trans>Was auf dem Server liegt, kommt von selbst, sobald er zu erreichen ist.</Trans>
  );
  if (isLine)
    return (
      <>
        {title}. {way}
      </>
    );
  return (
    <EmptyState title={title}>
      <p>{way}</p>
      {also ? <p>{also}</p> : null}
    </EmptyState>
  );
};

type OnceArrivedProps = Pick<NotHereYetProps, 'isLine' | 'also'> & {
  /** Where the rows lie. */
  spaces: readonly SpaceId[];
  /** Says that there are none. */
  children: ReactNode;
};

/** In place of rows where there are none on this device: that there are none is said once all that lies with the server has come. */
export const WhenLoaded = ({ spaces, children, ...place }: OnceArrivedProps) => {
  const hasArrived = useHasArrived(...spaces);
  const status = useSyncStatus();
  if (hasArrived === undefined) return null;
  return hasArrived ? children : <NotLoadedYet status={status} {...place} />;
};
