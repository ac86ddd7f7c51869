import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './drop-zone.module.css';
import { FileLimits } from './file-limits.tsx';
import { useFileDrop } from './use-file-drop.ts';

type DropZoneProps = { onFiles: ((files: readonly File[]) => void) | null; children: ReactNode };

/** The whole page takes files that are dropped on it. */
export const DropZone = ({ onFiles, children }: DropZoneProps) => {
  const isOver = useFileDrop(onFiles);
  return (
    <>
      {children}
      {isOver ? (
        <div className={styles.veil}>
          <div className={styles.words}>
            <Icon name="upload" size={48} />
            <strong>
              <Trans>Hier ablegen</Trans>
            </strong>
            <span>
              <FileLimits />
            </span>
          </div>
        </div>
      ) : null}
    </>
  );
};
