import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useFileDrop } from '../../projects/public/use-file-drop.ts';
import styles from './home-start.module.css';

export type Started = 'started' | 'lacks network' | 'may not';

/** `entries`: what was dropped, where a folder is among it. */
type OnFiles = (files: readonly File[], entries: readonly FileSystemEntry[]) => Promise<Started>;

/** A price before anything else is asked: a file from the device, dropped or chosen, or one of ours. */
export const HomeStart = ({ onFiles }: { onFiles: OnFiles }) => {
  const { t } = useLingui();
  const [state, setState] = useState<'busy' | Started>('started');
  const start = async (
    chosen: readonly File[] | Promise<readonly File[]>,
    entries: readonly FileSystemEntry[] = [],
  ) => {
    setState('busy');
    const starting = Promise.resolve(chosen).then((files) => (files.length > 0 ? onFiles(files, entries) : 'started'));
    setState(await starting.catch(() => 'lacks network' as const));
  };
  useEffect(() => {
    // The browser asks no more for a part of the app that has not arrived once, until the page is loaded anew.
    if (state === 'lacks network') addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [state]);
  const isOver = useFileDrop((files, entries) => void start(files, entries));
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
      {state === 'may not' || state === 'lacks network' ? (
        <p role="alert" className={styles.failed}>
          {state === 'may not' ? (
            <Trans>Sie dürfen keine Projekte anlegen.</Trans>
          ) : (
            <>
              <Trans>
                Dafür braucht es beim ersten Mal ein Netz. Verbinden Sie sich und wählen Sie die Datei noch einmal.
              </Trans>{' '}
              <button type="button" className={styles.sample} onClick={reload}>
                <Trans>Seite neu laden</Trans>
              </button>
            </>
          )}
        </p>
      ) : null}
    </div>
  );
};

const reload = () => location.reload();

const readSample = async (name: 'podest' | 'knotenplatten' | 'rahmen') => {
  const { sampleFile } = await import('../below/sample-projects.ts');
  return [await sampleFile(name)];
};
