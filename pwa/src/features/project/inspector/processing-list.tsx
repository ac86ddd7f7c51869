import type { Processing } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { isOnlyStated } from '@knotenblech/shared/geometry/solids/removals-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { processingWord } from '../../../i18n/words/processing-labels.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Fold } from '../../../ui/layout/fold.tsx';
import styles from './inspector.module.css';

/** What is done to the blank, by kind; below it, folded, what the file only states: marks, lettering, fasteners, areas. */
export const ProcessingList = ({ processings }: { processings: readonly Processing[] }) => {
  const { i18n } = useLingui();
  const made = countByKind(processings.filter((each) => !isOnlyStated(each)));
  const stated = statedTexts(processings.filter(isOnlyStated));
  return (
    <>
      {made.length === 0 ? null : (
        <Section title={<Trans>Bearbeitungen</Trans>}>
          <FactsList
            facts={made.map(([kind, count]) => ({ label: processingWord(i18n, kind), value: formatCount(count) }))}
          />
        </Section>
      )}
      {stated.length === 0 ? null : (
        <Fold title={<Trans>In der Datei, wird nicht gefertigt</Trans>} count={stated.length}>
          <FactsList
            facts={stated.map(({ kind, text, count }) => ({
              label: processingWord(i18n, kind),
              value: (
                <span className={styles.noted}>{[text, count > 1 ? `${count} ×` : ''].filter(Boolean).join('  ')}</span>
              ),
            }))}
          />
        </Fold>
      )}
    </>
  );
};

const countByKind = (processings: readonly Processing[]) => {
  const counts = new Map<string, number>();
  for (const { kind } of processings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
};

type Stated = { kind: string; text: string; count: number };

/** Equal ones once, with the text that they carry. */
const statedTexts = (processings: readonly Processing[]): Stated[] => {
  const stated = new Map<string, Stated>();
  for (const { kind, name, parameters } of processings) {
    const lettering = parameters['Text'];
    const text = typeof lettering === 'string' ? lettering : name === kind ? '' : name;
    const key = JSON.stringify([kind, text]);
    const known = stated.get(key) ?? { kind, text, count: 0 };
    stated.set(key, { ...known, count: known.count + 1 });
  }
  return [...stated.values()];
};

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

/** One block of the inspector under a quiet heading. */
export const Section = ({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h3 id={id}>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
};
