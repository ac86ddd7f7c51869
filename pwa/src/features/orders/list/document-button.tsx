import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import styles from './document-button.module.css';
import { fetchDocument } from './fetch-document.ts';

type DocumentButtonProps = {
  /** Below the API's root. */
  path: string;
  fileName: string;
  children: ReactNode;
};

/** Loads a document that the server writes; without a connection it says why it cannot. */
export const DocumentButton = ({ path, fileName, children }: DocumentButtonProps) => {
  const { i18n } = useLingui();
  const { database } = useShop();
  const isOffline = useSyncStatus().state === 'offline';
  const [isLoading, setLoading] = useState(false);
  const reasonId = useId();
  const load = async () => {
    setLoading(true);
    try {
      const { bytes } = await fetchDocument(database, path);
      downloadFile({ bytes, type: 'application/pdf' }, fileName);
    } catch (error) {
      showFailure(i18n, error);
    }
    setLoading(false);
  };
  return (
    <div className={styles.document}>
      <Button
        isDisabled={isOffline}
        isPending={isLoading}
        {...(isOffline ? { 'aria-describedby': reasonId } : {})}
        onPress={() => void load()}
      >
        {children}
      </Button>
      {isOffline ? (
        <p id={reasonId} className={styles.reason}>
          <Trans>Ohne Verbindung nicht möglich: Das Dokument liegt auf dem Server.</Trans>
        </p>
      ) : null}
    </div>
  );
};
