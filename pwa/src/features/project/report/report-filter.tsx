import { useLingui } from '@lingui/react/macro';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import styles from './report-filter.module.css';
import { type Filter, filters } from './reported-parts.ts';

type ReportFilterProps = { counts: Record<Filter, number>; value: Filter; onChange: (filter: Filter) => void };

/** Which parts the list shows, with how many there are; what holds none is not offered. */
export const ReportFilter = ({ counts, value, onChange }: ReportFilterProps) => {
  const { t } = useLingui();
  const words: Record<Filter, string> = {
    all: t`Alle`,
    guessed: t`Angenommen`,
    open: t`Auf Anfrage`,
    'left-out': t`Beim Einlesen ausgelassen`,
    recognised: t`Erkannt`,
  };
  return (
    <RadioGroup
      aria-label={t`Welche Positionen`}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as Filter)}
      className={styles.filters ?? ''}
    >
      {filters
        .filter((filter) => filter === 'all' || counts[filter] > 0)
        .map((filter) => (
          <Radio key={filter} value={filter} className={styles.filter ?? ''}>
            {words[filter]} <span className={styles.count}>{formatCount(counts[filter])}</span>
          </Radio>
        ))}
    </RadioGroup>
  );
};
