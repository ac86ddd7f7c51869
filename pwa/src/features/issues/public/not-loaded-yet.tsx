import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useHasArrived, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { isSyncBlocked, type SyncStatus } from '../../../sync/status/read-status.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';

export type NotLoadedYetProps = {
  status: Pick<SyncStatus, 'state' | 'attention'>;
  /** Within a line of text, where several lists share a screen. */
  isLine?: boolean;
  /** What else is to be known until then. */
  also?: ReactNode;
};

/** What has not come from the server is not said to be none: it is on its way, comes with the next connection, or waits for the user. */
export const NotLoadedYet = ({ status, isLine = false, also }: NotLoadedYetProps) => {
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

type OnceArrivedProps = Pick<NotLoadedYetProps, 'isLine' | 'also'> & {
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
