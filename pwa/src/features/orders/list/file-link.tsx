import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { fetchFile } from '../../../sync/transport/call-server.ts';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { showFailure } from '../../issues/public/show-failure.ts';

/** Loads the file that a project of any customer was read from, for those who run the shop. */
export const FileLink = ({ line: { projectId, projectName } }: { line: Order['lines'][number] }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const { bytes, name } = await fetchFile(shop, { path: `/admin/projects/${projectId}/file` });
      downloadFile({ bytes, type: 'application/octet-stream' }, name ?? projectName);
    } catch (error) {
      showFailure(i18n, error);
    }
    setLoading(false);
  };
  return (
    <Button
      tone="quiet"
      isPending={isLoading}
      aria-label={t`Datei von ${projectName} laden`}
      onPress={() => void load()}
    >
      <Trans>Datei</Trans>
    </Button>
  );
};
