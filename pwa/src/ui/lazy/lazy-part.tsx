import { Trans } from '@lingui/react/macro';
import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import styles from './lazy-part.module.css';

const againMs = 5_000;

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

const twice = <Props extends object>(load: Load<Props>) =>
  load().catch(() => new Promise((done) => setTimeout(done, againMs)).then(load));

/** A part of a page that is loaded when it is first shown, and tried once more. Where it does not arrive its place says so, and asks again on demand and with the next connection. */
export const lazyPart = <Props extends object>(load: Load<Props>) => {
  let Shown: LazyExoticComponent<ComponentType<Props>>;
  const begin = () => {
    const Missing = () => <NotArrived onAgain={begin} />;
    Shown = lazy(async () => ({ default: await twice(load).catch(() => Missing) }));
    for (const show of places) show(() => Shown);
  };
  const places = new Set<(show: () => typeof Shown) => void>();
  begin();
  return (props: Props) => {
    const [Part, show] = useState(() => Shown);
    useEffect(() => {
      places.add(show);
      return () => void places.delete(show);
    }, []);
    return <Part {...props} />;
  };
};

/** With a network it may be that a newer version has taken the place of this one: then only the page as a whole arrives. */
const NotArrived = ({ onAgain }: { onAgain: () => void }) => {
  useEffect(() => {
    addEventListener('online', onAgain);
    return () => removeEventListener('online', onAgain);
  }, [onAgain]);
  return (
    <p role="status" className={styles.missing}>
      <Trans>Dieser Abschnitt wurde nicht geladen.</Trans>{' '}
      <button type="button" onClick={onAgain}>
        <Trans>Noch einmal versuchen</Trans>
      </button>{' '}
      <a href={location.href}>
        <Trans>Seite neu laden</Trans>
      </a>
    </p>
  );
};
