import type { ReactNode } from 'react';
import type { Fact } from './facts-list.tsx';
import styles from './inspector.module.css';

type InspectorHeadProps = { kind: ReactNode; name: string; facts: readonly (Fact | null)[] };

/** What is selected: its kind, its name and what it is numbered by. */
export const InspectorHead = ({ kind, name, facts }: InspectorHeadProps) => (
  <header className={styles.head}>
    <p className={styles.kind}>{kind}</p>
    <h2 className={styles.name}>{name === '' ? '–' : name}</h2>
    <p className={styles.numbers}>
      {facts.map((fact, place) =>
        fact ? (
          <span key={place}>
            {fact.label} <strong>{fact.value}</strong>
          </span>
        ) : null,
      )}
    </p>
  </header>
);
