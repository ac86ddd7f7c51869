import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncStatus } from '../../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { formatMegabytes } from '../../../../ui/figures/format-figure.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from '../assistant.module.css';
import type { ListedWeldFile } from './use-listed-weld-files.ts';

type WeldFileRowProps = ListedWeldFile & { onOpen: () => void; onRemove: () => void };

/** One document: its name, size and whether it has arrived. */
export const WeldFileRow = ({ file, isWaiting, onOpen, onRemove }: WeldFileRowProps) => {
  const { t } = useLingui();
  const isOffline = useSyncStatus().state === 'offline';
  return (
    <li className={styles.file}>
      <Icon name="file" />
      <Button tone="quiet" onPress={onOpen}>
        {file.fileNameOriginal}
      </Button>
      <span className={styles.note}>
        {formatMegabytes(file.byteCount)}
        {' · '}
        {isWaiting ? (
          isOffline ? (
            <Trans>gespeichert, wartet auf das Netz</Trans>
          ) : (
            <Trans>wird gesendet</Trans>
          )
        ) : (
          <Trans>beim Werk</Trans>
        )}
      </span>
      <IconButton label={t`${file.fileNameOriginal} löschen`} onPress={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </li>
  );
};
