import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfflineState } from '../../../device/quota/use-held.ts';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import styles from './kept-progress.module.css';
import { AllAvailable } from './whole-here.tsx';

/** How many of the kept projects, with how many of their parts, have come. */
export const KeptProgress = ({ shown }: { shown: readonly { project: Project; state: OfflineState }[] }) => {
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
    <div className={styles.progress}>
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
