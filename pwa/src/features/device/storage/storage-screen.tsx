import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { isInstalled } from '../../../device/quota/local-data.ts';
import { type Promised, readPromise, watchPromise } from '../../../device/quota/quota.ts';
import { useDeviceUse } from '../../../device/storage/measure-device.ts';
import { useOfflineStates, usePresentProjects } from '../../../device/storage/offline-projects.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { FreeStorage } from './free-storage.tsx';
import { KeptProjects } from './kept-projects.tsx';
import { QuotaBar } from './quota-bar.tsx';
import styles from './storage-screen.module.css';
import { UnsentWork } from './unsent-work.tsx';

/** What lies on this device, what stays for work without a network, and what can go; `lock` says how it is locked. */
export const StorageScreen = ({ lock }: { lock: ReactNode }) => {
  const { t } = useLingui();
  const projects = usePresentProjects();
  const stateOf = useOfflineStates();
  const [turn, setTurn] = useState(0);
  const held = projects && stateOf ? projects.map(stateOf).join() : '';
  const use = useDeviceUse(`${turn} ${held}`);
  return (
    <Page title={t`Speicher auf diesem Gerät`} width="text">
      <div className={styles.sections}>
        {use ? <QuotaBar use={use} /> : null}
        <Persistence />
        {lock}
        <section className={styles.section}>
          <h2>
            <Trans>Ohne Netz arbeiten</Trans>
          </h2>
          {projects ? <KeptProjects projects={projects} projectBytes={use?.projectBytes ?? new Map()} /> : null}
        </section>
        <section className={styles.section}>
          <h2>
            <Trans>Platz schaffen</Trans>
          </h2>
          {use && projects ? <FreeStorage use={use} projects={projects} onDone={() => setTurn(turn + 1)} /> : null}
          <p className={styles.soft}>
            <Trans>Was noch nicht gesendet ist, wird dabei nie gelöscht.</Trans>{' '}
            <Trans>Mancher Browser gibt den Platz erst frei, wenn alle Fenster der App einmal geschlossen waren.</Trans>
          </p>
        </section>
        <UnsentWork />
      </div>
    </Page>
  );
};

/** Whether the browser may clear this device's data by itself, and what to do about it. */
const Persistence = () => {
  const [promised, setPromised] = useState<Promised | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => watchPromise(setPromised), []);
  const ask = async () => {
    const answer = await readPromise('persist');
    setPromised(answer);
    setIsRefused(answer === 'no');
  };
  if (promised === null) return null;
  if (promised === 'yes')
    return (
      <Notice tone="good" title={<Trans>Der Browser behält, was hier liegt.</Trans>}>
        <p>
          <Trans>Er hat zugesagt, nichts davon von selbst zu löschen.</Trans>
        </p>
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={<Trans>Der Browser darf diese Daten löschen, wenn dem Gerät der Platz ausgeht.</Trans>}
      action={
        promised === 'no' ? (
          <Button onPress={() => void ask()}>
            <Trans>Um Schutz bitten</Trans>
          </Button>
        ) : null
      }
    >
      <p>
        {isRefused ? <Trans>Der Browser hat eben abgelehnt.</Trans> : null}{' '}
        <PersistenceAdvice isInstalled={isInstalled()} />
      </p>
    </Notice>
  );
};

/** What to do while the browser may clear this device. */
export const PersistenceAdvice = ({ isInstalled }: { isInstalled: boolean }) =>
  isInstalled ? (
    <Trans>Senden Sie nicht gesendete Arbeit bald, sie liegt nur hier.</Trans>
  ) : (
    <Trans>
      Installieren Sie die App (im Menü des Browsers „App installieren“ oder „Zum Home-Bildschirm“): Dann bleibt sie
      geschützt. Senden Sie bis dahin nicht gesendete Arbeit bald, sie liegt nur hier.
    </Trans>
  );
