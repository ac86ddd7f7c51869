import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Fold } from '../../../ui/layout/fold.tsx';
import styles from './file-contents.module.css';

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
          <StockList stock={stock} />
        </Fold>
      )}
      {drawings.length === 0 ? null : (
        <Fold title={<Trans>Zeichnungen in der Datei</Trans>} count={drawings.length}>
          <p className={styles.note}>
            <Trans>Sie bleiben bei der Datei. Gefertigt wird nach den Bauteilen, nicht nach den Zeichnungen.</Trans>
          </p>
          <DrawingList drawings={drawings} />
        </Fold>
      )}
    </div>
  );
};

const StockList = ({ stock }: { stock: NonNullable<ReadingHead['stock']> }) => {
  const { t } = useLingui();
  return (
    <ul className={styles.list}>
      {stock.map(({ name, lengthMm, heightMm, widthMm, count, parts }, place) => {
        const [pieces, positions] = [formatCount(count), parts.join(', ')];
        return (
          <li key={place} className={styles.entry}>
            <span className={styles.name}>{name || t`Rohteil ${place + 1}`}</span>
            <span className={styles.figures}>
              {`${pieces} × ${[lengthMm, heightMm, widthMm].map((side) => germanNumber(side, 0, 1)).join(' × ')} mm`}
            </span>
            {parts.length === 0 ? null : <span className={styles.inside}>{t`darin Pos. ${positions}`}</span>}
          </li>
        );
      })}
    </ul>
  );
};

const DrawingList = ({ drawings }: { drawings: NonNullable<ReadingHead['drawings']> }) => (
  <ul className={styles.list}>
    {drawings.map(({ name, bytes }) => (
      <li key={name} className={styles.entry}>
        <span className={styles.name}>{name}</span>
        <span className={styles.figures}>{`${formatCount(Math.ceil(bytes / 1000))}\u00a0kB`}</span>
      </li>
    ))}
  </ul>
);
