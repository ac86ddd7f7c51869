import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './home-start.module.css';

type OnFiles = (files: readonly File[]) => Promise<boolean>;

/** A price before anything else is asked: a file from the device, dropped or chosen, or one of ours. */
export const HomeStart = ({ onFiles }: { onFiles: OnFiles }) => {
  const { t } = useLingui();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const start = async (files: readonly File[] | Promise<readonly File[]>) => {
    setState('busy');
    const isStarted = await Promise.resolve(files)
      .then((all) => (all.length > 0 ? onFiles(all) : true))
      .catch(() => false);
    setState(isStarted ? 'ready' : 'failed');
  };
  const isOver = useDrop((files) => void start(files));
  const samples = { podest: t`Podest`, knotenplatten: t`Knotenplatten`, rahmen: t`Rahmen` };
  return (
    <div className={`${styles.start} ${isOver ? styles.over : ''}`} aria-busy={state === 'busy'}>
      <label className={styles.picker}>
        <input
          className={styles.input}
          type="file"
          multiple
          disabled={state === 'busy'}
          onChange={({ target }) => {
            void start([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <span className={styles.button}>
          <Icon name="upload" />
          <Trans>Datei wählen, Preis sehen</Trans>
        </span>
        <span className={styles.drop}>
          {isOver ? (
            <Trans>Hier ablegen</Trans>
          ) : (
            <Trans>oder hier ablegen: ohne Anmeldung, nichts wird gesendet</Trans>
          )}
        </span>
      </label>
      <p className={styles.samples}>
        <Trans>Keine Datei zur Hand?</Trans>{' '}
        {(Object.keys(samples) as (keyof typeof samples)[]).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.sample}
            disabled={state === 'busy'}
            onClick={() => void start(readSample(name))}
          >
            {samples[name]}
          </button>
        ))}
      </p>
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          <Trans>
            Dafür braucht es beim ersten Mal ein Netz. Verbinden Sie sich und wählen Sie die Datei noch einmal.
          </Trans>
        </p>
      ) : null}
    </div>
  );
};

const readSample = async (name: 'podest' | 'knotenplatten' | 'rahmen') => {
  const { sampleFile } = await import('../below/sample-projects.ts');
  return [await sampleFile(name)];
};

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** The whole page takes what is dropped; says whether something is held over it. */
const useDrop = (onFiles: (files: Promise<readonly File[]>) => void) => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      onFiles(Promise.resolve([...event.dataTransfer.files]));
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return isOver;
};
