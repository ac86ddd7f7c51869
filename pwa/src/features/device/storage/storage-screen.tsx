import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOfflineStates, usePresentProjects } from '../../../device/quota/use-held.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { FreeStorage } from './free-storage.tsx';
import { KeptProjects } from './kept-projects.tsx';
import { Persistence } from './persistence.tsx';
import { QuotaBar } from './quota-bar.tsx';
import styles from './storage-screen.module.css';
import { UnsentWork } from './unsent-work.tsx';
import { useDeviceUse } from './use-device-use.ts';

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
