import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type OfflineState, useOfflineChoice, useOfflineStates } from '../../../device/storage/offline-projects.ts';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { withOpenPinned, withPinned } from '../../../sync/pull/offline-choice.ts';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import styles from '../../../ui/layout/row-list.module.css';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { formatBytes } from './format-bytes.ts';
import keptProgressStyles from './kept-progress.module.css';

const StateWords = ({ state }: { state: OfflineState }) => {
  switch (state) {
    case 'kept':
      return <Trans>vollständig hier</Trans>;
    case 'coming':
      return <Trans>wird geholt</Trans>;
    case 'here':
      return <Trans>hier, solange es zu den letzten gehört</Trans>;
    case 'away':
      return <Trans>nur auf dem Server</Trans>;
  }
};

type RowProps = { project: Project; state: OfflineState; bytes: number; isKeptAnyway: boolean };

const KeptRow = ({ project, state, bytes, isKeptAnyway }: RowProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const isKept = state === 'kept' || state === 'coming';
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <span className={styles.name}>{project.name}</span>
        <span className={styles.soft}>
          <StateWords state={state} />
          {bytes > 0 ? `, ${formatBytes(bytes)}` : ''}
        </span>
      </p>
      <Switch
        aria-label={t`${project.name} offline behalten`}
        isSelected={isKept}
        isDisabled={isKeptAnyway}
        onChange={(isOn) => void shop.choose(withPinned(project.id, isOn))}
      >
        <Trans>Offline behalten</Trans>
      </Switch>
    </li>
  );
};

type KeptProjectsProps = { projects: readonly Project[]; projectBytes: ReadonlyMap<ProjectId, number> };

/** Which projects stay on this device for work without a network, and how far they have come. */
export const KeptProjects = ({ projects, projectBytes }: KeptProjectsProps) => {
  const shop = useShop();
  const choice = useOfflineChoice();
  const stateOf = useOfflineStates();
  if (choice === undefined || stateOf === undefined) return null;
  const { keepsOpen } = choice;
  const shown = projects.map((project) => ({ project, state: stateOf(project) }));
  return (
    <>
      <Switch isSelected={keepsOpen} onChange={(isOn) => void shop.choose(withOpenPinned(isOn))}>
        <Trans>Alle offenen Projekte behalten, auch neue</Trans>
      </Switch>
      <KeptProgress shown={shown} />
      <RowList className={styles.list}>
        {shown
          .filter(({ state }) => state !== 'away')
          .map(({ project, state }) => (
            <KeptRow
              key={project.id}
              project={project}
              state={state}
              bytes={projectBytes.get(project.id) ?? 0}
              isKeptAnyway={keepsOpen && project.orderedAt === null}
            />
          ))}
      </RowList>
      <p className={styles.soft}>
        <Trans>Weitere Projekte behalten Sie in der Projektliste über „Mehr“.</Trans>
      </p>
    </>
  );
};

/** How many of the kept projects, with how many of their parts, have come. */
const KeptProgress = ({ shown }: { shown: readonly { project: Project; state: OfflineState }[] }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { state } = useSyncStatus();
  const wanted = shown.filter((each) => each.state === 'kept' || each.state === 'coming');
  const whole = wanted.filter((each) => each.state === 'kept');
  const partsOf = (list: typeof wanted) => list.reduce((sum, { project }) => sum + project.positionCount, 0);
  const [here, parts] = [whole.length, partsOf(wanted)];
  if (wanted.length === 0) return null;
  if (here === wanted.length) return <AllAvailable here={here} parts={parts} seesPrices={actor.seesPrices} />;
  return (
    <div className={keptProgressStyles.progress}>
      <p role="status">
        <Trans>
          {here} von {wanted.length} Projekten hier, {partsOf(whole)} von {parts} Positionen.
        </Trans>{' '}
        {state === 'offline' ? <Trans>Es geht weiter, sobald wieder Verbindung da ist.</Trans> : null}
      </p>
      <progress value={here} max={wanted.length} aria-label={t`Projekte, die schon hier sind`} />
    </div>
  );
};

type WholeHereProps = {
  /** The kept projects, all of which have come. */
  here: number;
  /** Their positions. */
  parts: number;
  /** Without the right to see prices none has come. */
  seesPrices: boolean;
};

/** What is there of the kept projects once nothing is missing. */
export const AllAvailable = ({ here, parts, seesPrices }: WholeHereProps) => (
  <p role="status">
    {seesPrices ? (
      <Trans>
        <Plural value={here} one="# Projekt" other="# Projekte" /> mit{' '}
        <Plural value={parts} one="# Position" other="# Positionen" />, Preisen und Zeichnungen vollständig hier.
      </Trans>
    ) : (
      <Trans>
        <Plural value={here} one="# Projekt" other="# Projekte" /> mit{' '}
        <Plural value={parts} one="# Position" other="# Positionen" /> und Zeichnungen vollständig hier.
      </Trans>
    )}
  </p>
);
