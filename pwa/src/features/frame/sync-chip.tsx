import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { formatMoment } from '../../ui/figures/format-time.ts';
import { type ChipState, chipState, type ToCheck } from './chip-state.ts';
import styles from './sync-chip.module.css';

const StandingWords = ({ standing }: { standing: ChipState }) => {
  switch (standing.kind) {
    case 'current':
      return <Trans>aktuell</Trans>;
    case 'fetching':
      return <Trans>lädt</Trans>;
    case 'waiting':
      return <Plural value={standing.count} one="# wartet" other="# warten" />;
    case 'sending':
      return <Trans>sendet {standing.count}</Trans>;
    case 'offline':
      return standing.count > 0 ? (
        <Plural value={standing.count} one="offline, # wartet" other="offline, # warten" />
      ) : (
        <Trans>offline</Trans>
      );
    case 'server-away':
      return standing.count > 0 ? (
        <Plural value={standing.count} one="ohne Server, # wartet" other="ohne Server, # warten" />
      ) : (
        <Trans>ohne Server</Trans>
      );
    case 'server-fails':
      return standing.count > 0 ? (
        <Plural value={standing.count} one="Serverfehler, # wartet" other="Serverfehler, # warten" />
      ) : (
        <Trans>Serverfehler</Trans>
      );
    case 'another-answers':
      return standing.count > 0 ? (
        <Plural value={standing.count} one="kein Zugang, # wartet" other="kein Zugang, # warten" />
      ) : (
        <Trans>kein Zugang</Trans>
      );
    case 'sign-in':
      return standing.count > 0 ? (
        <Plural value={standing.count} one="neu anmelden, # wartet" other="neu anmelden, # warten" />
      ) : (
        <Trans>neu anmelden</Trans>
      );
  }
};

const StandingMark = ({ standing }: { standing: ChipState }) => (
  <span className={`${styles.mark} ${styles[standing.kind]}`}>
    <span className={styles.dot} aria-hidden />
    <span className={styles.words}>
      <StandingWords standing={standing} />
    </span>
    <ShortStanding standing={standing} />
  </span>
);

/** Beside the other mark a phone has no room for the word 'waiting': the count says it. */
const ShortStanding = ({ standing }: { standing: ChipState }) => {
  if (!('count' in standing) || standing.count === 0) return null;
  if (standing.kind === 'waiting' || standing.kind === 'sending') return null;
  return (
    <span className={styles.short} aria-hidden>
      <StandingWords standing={{ ...standing, count: 0 }} /> · {standing.count}
    </span>
  );
};

/** Beside the other mark a narrow screen has room for its count only. */
const ToCheckMark = ({ toCheck }: { toCheck: ToCheck }) => (
  <span className={`${styles.mark} ${styles.toCheck} ${toCheck.isFailed ? styles.failed : styles.decide}`}>
    <span className={styles.dot} aria-hidden />
    <span className={styles.words}>
      {toCheck.count > 1 ? <Trans>bitte prüfen ({toCheck.count})</Trans> : <Trans>bitte prüfen</Trans>}
    </span>
    <span className={styles.short} aria-hidden>
      {toCheck.count > 0 ? toCheck.count : '!'}
    </span>
  </span>
);

/** How far this device and the server agree, and what is to be checked; a tap opens the waiting list, or the sign-in where that is what helps. */
export const SyncChip = () => {
  const { t, i18n } = useLingui();
  const { href } = useLocation();
  const status = useSyncStatus();
  const { standing, toCheck } = chipState(status);
  const contact = status.lastContactAt ? formatMoment(status.lastContactAt, i18n.locale) : null;
  const title = contact ? t`Zuletzt verbunden: ${contact}` : t`Noch nicht verbunden`;
  const standingMark = standing ? <StandingMark standing={standing} /> : null;
  const toCheckMark = toCheck ? <ToCheckMark toCheck={toCheck} /> : null;
  const isToSignIn = standing?.kind === 'sign-in';
  return (
    <span className={`${styles.chip} ${standing && toCheck ? styles.both : ''}`} role="status">
      {isToSignIn ? (
        <Link from="/$lang" to="/$lang/shop/login" search={{ back: href }} className={styles.link ?? ''} title={title}>
          {standingMark}
        </Link>
      ) : null}
      {isToSignIn && !toCheck ? null : (
        <Link from="/$lang" to="/$lang/shop/waiting" className={styles.link ?? ''} title={title}>
          {isToSignIn ? null : standingMark}
          {toCheckMark}
        </Link>
      )}
    </span>
  );
};
