import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { withReleased, withUnreleased } from '../../../database/offline-choice.ts';
import { reportSpaceFreed } from '../../../database/quota.ts';
import type { DeviceUse } from '../../../device/quota/measure-device.ts';
import { measureQuota } from '../../../device/quota/quota-level.ts';
import { releasableProjects } from '../../../device/quota/releasable-projects.ts';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/icon-button.tsx';
import styles from '../../../ui/layout/row-list.module.css';
import { addToast } from '../../../ui/signals/toasts.ts';
import { formatBytes } from './format-bytes.ts';

type MakeRoomProps = { use: DeviceUse; projects: readonly Project[]; onDone: () => void };

/** What can go from the device without loss; unsent work is never among it. */
export const FreeStorage = ({ use, projects, onDone }: MakeRoomProps) => {
  const shop = useShop();
  const releasable = useReleasable(projects);
  const [released, setReleased] = useState<readonly ProjectId[]>([]);
  const releasableBytes = [...releasable.keys()].reduce((sum, id) => sum + (use.projectBytes.get(id) ?? 0), 0);
  const goOn = () => {
    reportSpaceFreed();
    void measureQuota();
    shop.retryNow();
    onDone();
  };
  const clearDrawings = async () => {
    await shop.database.drawing.clear();
    addToast({ words: <Trans>{formatBytes(use.drawingBytes)} frei. Zeichnungen entstehen beim Ansehen neu.</Trans> });
    goOn();
  };
  const release = async () => {
    await shop.choose(withReleased(releasable));
    setReleased([...releasable.keys()]);
    goOn();
  };
  const takeBack = async () => {
    await shop.choose(withUnreleased(released));
    setReleased([]);
    onDone();
  };
  return (
    <ul className={styles.list}>
      <li className={styles.row}>
        <p className={styles.words}>
          <strong className={styles.name}>
            <Trans>Zeichnungen: {formatBytes(use.drawingBytes)}</Trans>
          </strong>
          <span className={styles.soft}>
            <Trans>Sie werden beim Ansehen neu gezeichnet, auch ohne Netz.</Trans>
          </span>
        </p>
        <Button isDisabled={use.drawingBytes === 0} onPress={() => void clearDrawings()}>
          <Trans>Zeichnungen löschen</Trans>
        </Button>
      </li>
      <li className={styles.row}>
        <p className={styles.words}>
          <strong className={styles.name}>
            <Plural
              value={releasable.size}
              one="# Projekt, seit einer Woche nicht geöffnet"
              other="# Projekte, seit einer Woche nicht geöffnet"
            />
            : {formatBytes(releasableBytes)}
          </strong>
          <span className={styles.soft}>
            <Trans>Sie kommen vom Server wieder, sobald jemand sie öffnet oder ändert.</Trans>
          </span>
        </p>
        {released.length > 0 ? (
          <Button onPress={() => void takeBack()}>
            <Trans>Rückgängig</Trans>
          </Button>
        ) : (
          <Button isDisabled={releasable.size === 0} onPress={() => void release()}>
            <Trans>Vom Gerät nehmen</Trans>
          </Button>
        )}
      </li>
    </ul>
  );
};

const none: ReadonlyMap<ProjectId, string> = new Map();

/** Projects that can go from this device now, with when each was last opened or changed. */
const useReleasable = (projects: readonly Project[]): ReadonlyMap<ProjectId, string> => {
  const { database } = useShop();
  const known = projects.map(({ id, changedAt }) => `${id} ${changedAt}`).join();
  return useLive(`${database.name} releasable ${known}`, () => releasableProjects(database, projects)) ?? none;
};
