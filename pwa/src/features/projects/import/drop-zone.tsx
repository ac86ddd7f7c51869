import { fileEndings } from '@knotenblech/shared/files/document/file-endings.ts';
import { formatsText } from '@knotenblech/shared/files/document/part-formats.schema.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { type OnDrop, useFileDrop } from '../public/use-file-drop.ts';
import styles from './drop-zone.module.css';
import { type OnFiles, takeFiles } from './take-files.ts';

type DropZoneProps = { onFiles: OnFiles | null; children: ReactNode };

/** The whole page takes files and folders that are dropped on it. */
export const DropZone = ({ onFiles, children }: DropZoneProps) => {
  const [isGathering, setIsGathering] = useState(false);
  const take: OnDrop | null =
    onFiles &&
    ((files, folders) => {
      setIsGathering(true);
      void takeFiles(files, onFiles, folders).finally(() => setIsGathering(false));
    });
  const isOver = useFileDrop(take);
  return (
    <>
      {children}
      {isGathering ? (
        <div className={`${styles.veil} ${styles.late}`}>
          <div className={styles.words}>
            <Spinner />
            <strong>
              <Trans>Dateien werden zusammengestellt …</Trans>
            </strong>
          </div>
        </div>
      ) : null}
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

/** Which files the shop takes and how large they may be. */
export const FileLimits = () => {
  const megabytes = readLimits.uploadBytes / 1_000_000;
  const modelMegabytes = readLimits.modelBytes / 1_000_000;
  const parts = formatCount(readLimits.parts);
  const { i18n } = useLingui();
  const formats = formatsText(i18n.locale, 'ZIP');
  return (
    <>
      <Trans>
        {formats}, auch mehrere; je bis {megabytes} MB (IFC {modelMegabytes} MB) und {parts} Bauteile
      </Trans>
      {' · '}
      <Trans>Stücklisten als Excel oder CSV</Trans>
      {' · '}
      <Trans>andere Zeichnungen und Fotos werden zur Anfrage</Trans>
    </>
  );
};

/** What becomes a request. */
const otherFiles = ['application/pdf', 'image/*', '.dwg', '.skp', '.3dm', '.doc', '.docx', '.xls'];

/** Systems that do not know an ending offer a file by its kind. */
export const acceptedFiles = [
  ...fileEndings,
  'application/zip',
  'application/xml',
  'text/xml',
  'application/octet-stream',
  ...otherFiles,
];

type FilePickerProps = {
  onFiles: OnFiles;
  /** It is what the screen is there for. */
  isMain?: boolean;
  /** There is one already. */
  isFurther?: boolean;
};

export const FilePicker = ({ onFiles, isMain = true, isFurther = false }: FilePickerProps) => (
  <FileTrigger
    allowsMultiple
    acceptedFileTypes={acceptedFiles}
    onSelect={(files) => void takeFiles([...(files ?? [])], onFiles)}
  >
    <Button tone={isMain ? 'primary' : 'secondary'} icon={<Icon name="upload" />}>
      {isFurther ? <Trans>Weitere Datei</Trans> : <Trans>Datei wählen</Trans>}
    </Button>
  </FileTrigger>
);
