import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncStatus } from '../../sync/use-shop.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';

/** A new device has not got the list of projects yet: what is not known is not said to be none. */
export const ProjectsLoading = () => {
  const { t } = useLingui();
  if (useSyncStatus().state !== 'offline') return <Spinner label={t`Projekte werden geladen`} isLabelShown />;
  return (
    <EmptyState title={<Trans>Ihre Projekte sind noch nicht auf diesem Gerät</Trans>}>
      <Trans>
        Sie kommen von selbst, sobald der Server zu erreichen ist. Dateien, die Sie jetzt ablegen, werden danach
        gelesen.
      </Trans>
    </EmptyState>
  );
};
