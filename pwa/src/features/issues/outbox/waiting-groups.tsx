import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useChangeNames } from '../words/use-change-names.ts';
import { nothingYet } from './change-words.tsx';
import { type EntryGroup, groupEntries } from './group-entries.ts';
import styles from './waiting-list.module.css';
import { WaitingList } from './waiting-list.tsx';

/** Entries under the name of what they are about. */
export const WaitingGroups = ({ entries, all, nowMs }: ComponentProps<typeof WaitingList>) =>
  groupEntries(entries).map(({ about, entries: own }) => (
    <section key={about} className={styles.group}>
      <h3 className={styles.about}>
        <AboutWords about={about} />
      </h3>
      <WaitingList entries={own} all={all} nowMs={nowMs} />
    </section>
  ));

const AboutWords = ({ about }: Pick<EntryGroup, 'about'>) => {
  const names = useChangeNames(null);
  switch (about) {
    case 'orders':
      return <Trans>Bestellungen und Angebote</Trans>;
    case 'rest':
      return <Trans>Warenkorb, Adressen und Übriges</Trans>;
    default:
      if (!names) return nothingYet;
      return names.project(about) ?? <Trans>Projekt, das nicht auf diesem Gerät liegt</Trans>;
  }
};
