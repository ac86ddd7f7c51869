import styles from './figure.module.css';
import { formatCount, formatKg, formatM2, formatMm } from './format-figure.ts';

/** One measure in the unit it is stored in; shown as mm, kg, m² or pieces. */
export type MeasureProps = { mm: number } | { g: number } | { mm2: number } | { count: number; unit?: string };

const written = (measure: MeasureProps): [figure: string, unit: string] => {
  if ('mm' in measure) return [formatMm(measure.mm), 'mm'];
  if ('g' in measure) return measure.g > 0 ? [formatKg(measure.g), 'kg'] : ['–', ''];
  if ('mm2' in measure) return [formatM2(measure.mm2), 'm²'];
  return [formatCount(measure.count), measure.unit ?? ''];
};

export const Measure = (measure: MeasureProps) => {
  const [figure, unit] = written(measure);
  return (
    <span className={styles.figure}>
      {figure}
      {unit === '' ? null : <span className={styles.unit}>{`\u00a0${unit}`}</span>}
    </span>
  );
};
