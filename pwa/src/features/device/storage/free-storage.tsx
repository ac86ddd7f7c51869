import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { reportSpaceFreed } from '../../../device/quota/quota.ts';
import { measureQuota } from '../../../device/quota/quota-level.ts';
import { clearDrawings } from '../../../device/storage/drawings.ts';
import type { DeviceUse } from '../../../device/storage/measure-device.ts';
import { useReleasable } from '../../../device/storage/releasable-projects.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { withReleased, withUnreleased } from '../../../sync/pull/offline-choice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import styles from '../../../ui/layout/row-list.module.css';
import { addToast } from '../../../ui/signals/toasts.ts';
import { formatBytes } from './format-bytes.ts';

const none: ReadonlyMap<ProjectId, string> = new Map();

type MakeRoomProps = { use: DeviceUse; projects: readonly Project[]; onDone: () => void };

/** What can go from the device without loss; unsent work is never among it. */
export const FreeStorage = ({ use, projects, onDone }: MakeRoomProps) => {
  const shop = useShop();
  const releasable = useReleasable(projects) ?? none;
  const [released, setReleased] = useState<readonly ProjectId[]>([]);
  const releasableBytes = [...releasable.keys()].reduce((sum, id) => sum + (use.projectBytes.get(id) ?? 0), 0);
  const goOn = () => {
    reportSpaceFreed();
    void measureQuota();
    shop.retryNow();
    onDone();
  };
  const dropDrawings = async () => {
    await clearDrawings(shop);
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
        <Button isDisabled={use.drawingBytes === 0} onPress={() => void dropDrawings()}>
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
