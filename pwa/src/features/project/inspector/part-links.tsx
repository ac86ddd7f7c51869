import type { Part } from '@knotenblech/shared/parts/part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import type { Selection } from '../selection.ts';
import styles from './inspector.module.css';

type PartLinksProps = { parts: readonly Part[]; onSelect: (selection: Selection) => void };

/** How many parts are named before the rest is asked for. */
const firstCount = 6;

/** Parts by position and name; each leads to the part. */
export const PartLinks = ({ parts, onSelect }: PartLinksProps) => {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? parts : parts.slice(0, firstCount);
  const rest = formatCount(parts.length - shown.length);
  return (
    <div className={styles.parts}>
      {shown.map(({ id, index, name }) => (
        <button key={id} type="button" className={styles.partLink} onClick={() => onSelect({ part: index })}>
          {name === '' ? t`Pos. ${index}` : t`Pos. ${index} ${name}`}
        </button>
      ))}
      {shown.length < parts.length ? (
        <button type="button" className={styles.partLink} onClick={() => setIsWhole(true)}>
          <Trans>und {rest} weitere</Trans>
        </button>
      ) : null}
    </div>
  );
};
