import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isOffHomeScreen } from '../../../device/quota/local-data.ts';
import { isSyncRefusedNow, quotaNow, subscribeToQuota } from '../../../device/quota/quota.ts';
import { measureQuota } from '../../../device/quota/quota-level.ts';
import { useLocalDataNote } from '../../../device/storage/measure-device.ts';
import { oldestUnsent } from '../../../device/storage/oldest-unsent.ts';
import { useIsWaitingRead, useShop, useSyncStatus, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { unsentCountOf } from '../../../sync/status/read-status.ts';
import { isWaiting } from '../../../sync/status/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Notice, type NoticeProps } from '../../../ui/signals/notice.tsx';
import { EvictionNotice } from './eviction-notice.tsx';
import styles from './notices.module.css';
import { UnopenedNotice } from './unopened-notice.tsx';

/** What has happened to the work on this device and to its room; notes beside the database that it is here. */
export const StorageNotices = () => {
  const { actor } = useShop();
  const unsentCount = unsentCountOf(useSyncStatus());
  useLocalDataNote(useIsWaitingRead() ? unsentCount : null);
  return (
    <>
      <EvictionNotice userId={actor.userId} />
      <UnopenedNotice />
      <QuotaNotice />
      <OldWorkNotice />
      <HomeScreenNotice />
    </>
  );
};

const seenKey = 'homeScreenSeen';

/** On an iPad or iPhone no browser offers to install the app: how it is done is told until it is put away, then never again. */
export const HomeScreenNotice = () => {
  const [isShown, setIsShown] = useState(() => isOffHomeScreen() && localStorage.getItem(seenKey) === null);
  if (!isShown) return null;
  const putAway = () => {
    setIsShown(false);
    localStorage.setItem(seenKey, 'yes');
  };
  return (
    <div className={styles.place}>
      <Notice
        title={<Trans>Die App auf dem Home-Bildschirm</Trans>}
        action={
          <Button onPress={putAway}>
            <Trans>Verstanden</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Tippen Sie im Browser auf das Viereck mit dem Pfeil nach oben und dann auf „Zum Home-Bildschirm“. Von dort
            startet sie auch ohne Netz, und was hier liegt, bleibt.
          </Trans>
        </p>
      </Notice>
    </div>
  );
};

/** Work that has waited for more than a day lies on this device alone; told until it is put off, anew with the next start. */
const OldWorkNotice = () => {
  const { i18n } = useLingui();
  const [isPutOff, setIsPutOff] = useState(false);
  const since = oldestUnsent(useWaiting());
  if (!since || isPutOff) return null;
  return (
    <PutOffNotice
      tone="warn"
      title={<Trans>Seit {formatMoment(since, i18n.locale)} ist Arbeit nicht gesendet.</Trans>}
      way={
        <LinkButton from="/$lang" to="/$lang/shop/waiting">
          <Trans>Zur Warteliste</Trans>
        </LinkButton>
      }
      onPutOff={() => setIsPutOff(true)}
    >
      <p>
        <Trans>
          Sie liegt nur auf diesem Gerät. Verbinden Sie es mit dem Netz oder nehmen Sie die Arbeit als Datei mit.
        </Trans>
      </p>
    </PutOffNotice>
  );
};

const lookMs = 600_000;

/** The room on this device runs short or is used up: what can go. Put off it comes anew with the next start, or once the device is full. */
const QuotaNotice = () => {
  const room = useSyncExternalStore(subscribeToQuota, quotaNow);
  const isSyncRefused = useSyncExternalStore(subscribeToQuota, isSyncRefusedNow);
  const waitingCount = useWaiting().filter(isWaiting).length;
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    void measureQuota();
    const timer = setInterval(() => void measureQuota(), lookMs);
    return () => clearInterval(timer);
  }, []);
  if (room === 'ample' || (room === 'scarce' && isPutOff)) return null;
  const isFull = room === 'full';
  return (
    <PutOffNotice
      tone={isFull ? 'error' : 'warn'}
      title={
        isFull ? (
          <Trans>Auf diesem Gerät ist kein Platz mehr: Neues wird hier nicht gespeichert.</Trans>
        ) : (
          <Trans>Der Platz auf diesem Gerät wird knapp.</Trans>
        )
      }
      way={
        <LinkButton from="/$lang" to="/$lang/shop/account/device">
          <Trans>Platz schaffen</Trans>
        </LinkButton>
      }
      onPutOff={isFull ? null : () => setIsPutOff(true)}
    >
      {isSyncRefused && waitingCount > 0 ? (
        <p>
          <Plural
            value={waitingCount}
            one="# Änderung wartet: Sie geht erst hinaus, wenn wieder Platz ist, auch mit Netz."
            other="# Änderungen warten: Sie gehen erst hinaus, wenn wieder Platz ist, auch mit Netz."
          />
        </p>
      ) : null}
      <p>
        <Trans>
          Gehen können hier Zeichnungen und Projekte, die Sie gerade nicht brauchen, sonst auf dem Gerät Fotos, Videos
          und andere Apps. Was noch nicht gesendet ist, bleibt.
        </Trans>
      </p>
    </PutOffNotice>
  );
};

type PutOffNoticeProps = Pick<NoticeProps, 'tone' | 'title' | 'children'> & {
  /** Where something can be done about it. */
  way: ReactNode;
  /** Null: it cannot wait. */
  onPutOff: (() => void) | null;
};

/** Above every screen until something is done about it or it is put off. */
const PutOffNotice = ({ way, onPutOff, ...props }: PutOffNoticeProps) => (
  <div className={styles.place}>
    <Notice
      {...props}
      action={
        <>
          {way}
          {onPutOff ? (
            <Button tone="quiet" onPress={onPutOff}>
              <Trans>Später</Trans>
            </Button>
          ) : null}
        </>
      }
    />
  </div>
);
