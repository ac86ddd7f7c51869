import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { knownSite, msToLaunch, openAtLaunch, siteNow, useOperator } from '../../../sync/site/site.ts';
import { formatOpening } from '../../../ui/figures/format-time.ts';
import { Mark } from '../../../ui/icons/icon.tsx';
import styles from './countdown-screen.module.css';

const useTimeLeft = () => {
  const [leftMs, setLeftMs] = useState(() => msToLaunch(knownSite(), siteNow()));
  useEffect(() => {
    const tick = setInterval(() => {
      const left = msToLaunch(knownSite(), siteNow());
      if (left === 0) openAtLaunch();
      setLeftMs(left);
    }, 1000);
    return () => clearInterval(tick);
  }, []);
  return splitTime(leftMs);
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** All there is to see before the shop opens. */
export const CountdownScreen = () => {
  const { i18n, t } = useLingui();
  const { days, hours, minutes, seconds } = useTimeLeft();
  const operator = useOperator();
  const launchAt = knownSite()?.facts.launchAt;
  const opening = launchAt ? formatOpening(launchAt, i18n.locale) : '';
  useEffect(() => {
    document.title = 'Knotenblech';
  }, []);
  return (
    <main className={styles.countdown}>
      <p className={styles.brand}>
        <Mark size={40} /> Knotenblech
      </p>
      <h1>
        <Trans>Stahlteile nach Maß für den Holzbau: Bald geht es los.</Trans>
      </h1>
      <p className={styles.clock} role="timer" aria-label={t`Zeit bis zur Öffnung`}>
        <span className={styles.days}>
          <Plural value={days} one="# Tag" other="# Tage" />
        </span>
        <span>
          {twoDigits(hours)}:{twoDigits(minutes)}:{twoDigits(seconds)}
        </span>
      </p>
      <p>
        <Trans>Der Shop öffnet am {opening}.</Trans>
      </p>
      {operator ? (
        <p className={styles.contact}>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
          <a href={`/${i18n.locale}/imprint`}>
            <Trans>Impressum</Trans>
          </a>
          <a href={`/${i18n.locale}/privacy`}>
            <Trans>Datenschutz</Trans>
          </a>
        </p>
      ) : null}
    </main>
  );
};

/** A time in whole days, hours, minutes and seconds; a begun second counts. */
export const splitTime = (ms: number) => {
  const total = Math.ceil(ms / 1000);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
};
