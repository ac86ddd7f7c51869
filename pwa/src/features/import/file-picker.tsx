import { fileEndings } from '@knotenblech/shared/files/file-endings.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { FileLimits } from './file-limits.tsx';
import styles from './file-picker.module.css';

/** Systems that do not know an ending offer a file by its kind. */
const acceptedFiles = [...fileEndings, 'application/zip', 'application/xml', 'text/xml', 'application/octet-stream'];

export const FilePicker = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const limitsId = useId();
  return (
    <div className={styles.picker}>
      <FileTrigger allowsMultiple acceptedFileTypes={acceptedFiles} onSelect={(files) => onFiles([...(files ?? [])])}>
        <Button tone="primary" icon={<Icon name="upload" />} aria-describedby={limitsId}>
          <Trans>Datei wählen</Trans>
        </Button>
      </FileTrigger>
      <span id={limitsId} className={styles.limits}>
        <FileLimits />
      </span>
    </div>
  );
};
