import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSyncStatus } from '../../sync/use-shop.tsx';
import { formatMoment } from '../../ui/figures/format-time.ts';
import styles from './sync-chip.module.css';
import { type SyncShown, syncShown } from './sync-shown.ts';

const SyncWords = ({ shown }: { shown: SyncShown }) => {
  switch (shown.kind) {
    case 'current':
      return <Trans>aktuell</Trans>;
    case 'fetching':
      return <Trans>lädt</Trans>;
    case 'waiting':
      return <Plural value={shown.count} one="# wartet" other="# warten" />;
    case 'sending':
      return <Trans>sendet {shown.count}</Trans>;
    case 'offline':
      return <Trans>offline</Trans>;
    case 'offline-waiting':
      return <Plural value={shown.count} one="offline, # wartet" other="offline, # warten" />;
    case 'server-away':
      return shown.count > 0 ? (
        <Plural value={shown.count} one="ohne Server, # wartet" other="ohne Server, # warten" />
      ) : (
        <Trans>ohne Server</Trans>
      );
    case 'sign-in':
      return <Trans>neu anmelden</Trans>;
    case 'attention':
    case 'decide':
      return shown.count > 1 ? <Trans>bitte prüfen ({shown.count})</Trans> : <Trans>bitte prüfen</Trans>;
  }
};

type ChipLinkProps = { shown: SyncShown; title: string; children: ReactNode };

const ChipLink = ({ shown, title, children }: ChipLinkProps) => {
  const { href } = useLocation();
  const className = `${styles.chip} ${styles[shown.kind]}`;
  return shown.kind === 'sign-in' ? (
    <Link from="/$lang" to="/$lang/shop/login" search={{ back: href }} className={className} title={title}>
      {children}
    </Link>
  ) : (
    <Link from="/$lang" to="/$lang/shop/waiting" className={className} title={title}>
      {children}
    </Link>
  );
};

/** How far this device and the server agree; a tap opens the waiting list, or the sign-in where that is what helps. */
export const SyncChip = () => {
  const { t, i18n } = useLingui();
  const status = useSyncStatus();
  const shown = syncShown(status);
  const contact = status.lastContactAt ? formatMoment(status.lastContactAt, i18n.locale) : null;
  return (
    <ChipLink shown={shown} title={contact ? t`Zuletzt verbunden: ${contact}` : t`Noch nicht verbunden`}>
      <span className={styles.dot} aria-hidden />
      <span role="status">
        <SyncWords shown={shown} />
      </span>
    </ChipLink>
  );
};
