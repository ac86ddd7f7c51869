import { fileEndings } from '@knotenblech/shared/files/document/file-endings.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { foldersOf } from '../public/folders-of.ts';
import styles from './drop-zone.module.css';
import { type OnFiles, takeFiles } from './take-files.ts';

type DropZoneProps = { onFiles: OnFiles | null; children: ReactNode };

/** The whole page takes files and folders that are dropped on it. */
export const DropZone = ({ onFiles, children }: DropZoneProps) => {
  const { isOver, isGathering } = useFileDrop(onFiles);
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

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes what is dropped anywhere on the page and says whether some is held over it; with null it is not taken, nor opened by the browser. */
const useFileDrop = (onFiles: OnFiles | null) => {
  const [isOver, setIsOver] = useState(false);
  const [isGathering, setIsGathering] = useState(false);
  useEffect(() => {
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!onFiles || !hasFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const leave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const { dataTransfer } = event;
      if (!onFiles || !dataTransfer) return;
      setIsGathering(true);
      void takeFiles([...dataTransfer.files], onFiles, foldersOf(dataTransfer)).finally(() => setIsGathering(false));
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener);
    };
  }, [onFiles]);
  return { isOver, isGathering };
};

/** Which files the shop takes and how large they may be. */
export const FileLimits = () => {
  const megabytes = readLimits.uploadBytes / 1_000_000;
  const modelMegabytes = readLimits.modelBytes / 1_000_000;
  const parts = formatCount(readLimits.parts);
  return (
    <>
      <Trans>
        BTLx, STWX, NC1, DXF, STEP, IFC oder ZIP, auch mehrere; je bis {megabytes} MB (IFC {modelMegabytes} MB) und{' '}
        {parts} Bauteile
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
const acceptedFiles = [
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
