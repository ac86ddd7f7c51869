import type { ReactNode } from 'react';
import styles from './inspector.module.css';

export type Fact = {
  label: ReactNode;
  value: ReactNode;
  /** How the value was obtained, under its name. */
  origin?: ReactNode;
};

/** Names and values below each other, figures on one right edge. */
export const FactsList = ({ facts }: { facts: readonly (Fact | null)[] }) => (
  <dl className={styles.facts}>
    {facts.map((fact, place) =>
      fact ? (
        <div key={place} className={styles.fact}>
          <dt>
            {fact.label}
            {fact.origin ? <small className={styles.factOrigin}>{fact.origin}</small> : null}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);
