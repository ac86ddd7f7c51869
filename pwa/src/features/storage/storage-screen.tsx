import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOfflineStates, usePresentProjects } from '../../sync/room/use-held.ts';
import { Page } from '../../ui/layout/page.tsx';
import { KeptProjects } from './offline/kept-projects.tsx';
import { FreeStorage } from './room/make-room.tsx';
import { Persistence } from './room/persistence.tsx';
import { QuotaBar } from './room/room-bar.tsx';
import { useDeviceUse } from './room/use-device-use.ts';
import styles from './storage-screen.module.css';
import { UnsentWork } from './unsent/unsent-work.tsx';

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
