import type { Part } from '@knotenblech/shared/parts/part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fold } from '../../../ui/layout/fold.tsx';
import { type Fact, FactsList } from './facts-list.tsx';
import styles from './inspector.module.css';

/** What the author of the file noted at a part, and the colour it has in his program. */
export const FileNotes = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { userAttributes = [], colour } = part.facts;
  const facts: Fact[] = userAttributes.map(({ name, value }) => ({
    label: name,
    value: <span className={styles.noted}>{value || '–'}</span>,
  }));
  if (colour !== undefined)
    facts.push({
      label: t`Farbe im Programm`,
      origin: t`nur zur Kenntnis; die Oberfläche wählen Sie oben`,
      value: (
        <span
          className={styles.colour}
          style={{ background: `rgb(${colour.red} ${colour.green} ${colour.blue})` }}
          role="img"
          aria-label={t`Rot ${colour.red}, Grün ${colour.green}, Blau ${colour.blue}`}
        />
      ),
    });
  if (facts.length === 0) return null;
  return (
    <Fold title={<Trans>Angaben aus der Datei</Trans>} count={facts.length}>
      <FactsList facts={facts} />
    </Fold>
  );
};
