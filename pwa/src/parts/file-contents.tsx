import type { ReadingHead } from '@knotenblech/shared/files/reading.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '../ui/figures/format-figure.ts';
import { Cell, HeaderCell, Table } from '../ui/layout/table.tsx';
import { Fold } from '../ui/layout/fold.tsx';
import styles from './file-contents.module.css';

const size = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** What a file brings beside its parts: the stock it lays them into and the drawings that lie beside it. */
export const FileContents = ({ head }: { head: ReadingHead }) => {
  const { stock = [], drawings = [] } = head;
  if (stock.length === 0 && drawings.length === 0) return null;
  return (
    <div>
      {stock.length === 0 ? null : (
        <Fold title={<Trans>Rohteile in der Datei</Trans>} count={stock.length}>
          <p className={styles.note}>
            <Trans>Nur zur Kenntnis: Den Zuschnitt planen wir selbst.</Trans>
          </p>
          <StockTable stock={stock} />
        </Fold>
      )}
      {drawings.length === 0 ? null : (
        <Fold title={<Trans>Zeichnungen in der Datei</Trans>} count={drawings.length}>
          <p className={styles.note}>
            <Trans>Sie bleiben bei der Datei. Gefertigt wird nach den Bauteilen, nicht nach den Zeichnungen.</Trans>
          </p>
          <DrawingTable drawings={drawings} />
        </Fold>
      )}
    </div>
  );
};

const StockTable = ({ stock }: { stock: NonNullable<ReadingHead['stock']> }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Rohteile in der Datei`}>
      <thead>
        <tr>
          <HeaderCell>{t`Rohteil`}</HeaderCell>
          <HeaderCell isNumeric>{t`Maße mm`}</HeaderCell>
          <HeaderCell isNumeric>{t`Stück`}</HeaderCell>
          <HeaderCell>{t`Positionen darin`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {stock.map(({ name, lengthMm, heightMm, widthMm, count, parts }, place) => (
          <tr key={place}>
            <Cell>{name || '–'}</Cell>
            <Cell isNumeric>{[lengthMm, heightMm, widthMm].map((side) => size.format(side)).join(' × ')}</Cell>
            <Cell isNumeric>{formatCount(count)}</Cell>
            <Cell>{parts.length === 0 ? '–' : parts.join(', ')}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const DrawingTable = ({ drawings }: { drawings: NonNullable<ReadingHead['drawings']> }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Zeichnungen in der Datei`}>
      <thead>
        <tr>
          <HeaderCell>{t`Zeichnung`}</HeaderCell>
          <HeaderCell isNumeric>{t`Größe kB`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {drawings.map(({ name, bytes }) => (
          <tr key={name}>
            <Cell>{name}</Cell>
            <Cell isNumeric>{formatCount(Math.ceil(bytes / 1000))}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
