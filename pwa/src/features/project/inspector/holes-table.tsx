import type { PartMeasures } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount, formatMm } from '../../../ui/figures/format-figure.ts';
import { Cell, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import styles from './inspector.module.css';
import { Section } from './section.tsx';

/** All round holes of one piece, by diameter and depth. */
export const HolesTable = ({ holes }: { holes: PartMeasures['holes'] }) => {
  const { t } = useLingui();
  if (holes.length === 0) return null;
  return (
    <Section
      title={<Trans>Löcher je Stück</Trans>}
      aside={
        <span className={styles.aside}>
          <Trans>aus der Datei</Trans>
        </span>
      }
    >
      <Table caption={t`Durchmesser, Tiefe und Anzahl der Löcher`}>
        <thead>
          <tr>
            <HeaderCell isNumeric>{t`Ø mm`}</HeaderCell>
            <HeaderCell isNumeric>{t`Tiefe mm`}</HeaderCell>
            <HeaderCell isNumeric>{t`Anzahl`}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {holes.map(({ diameterMm, depthMm, count }) => (
            <tr key={`${diameterMm}/${depthMm}`}>
              <Cell isNumeric>{formatMm(diameterMm)}</Cell>
              <Cell isNumeric>{formatMm(depthMm)}</Cell>
              <Cell isNumeric>{formatCount(count)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
};
