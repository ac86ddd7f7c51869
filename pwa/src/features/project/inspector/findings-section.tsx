import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useProject } from '../open/project-context.tsx';
import type { Selection } from '../selection.ts';
import { groupFindings } from './group-findings.ts';
import styles from './inspector.module.css';
import { PartLinks } from './part-links.tsx';
import { Section } from './section.tsx';

/** How many findings are shown before the rest is asked for. */
const firstCount = 12;

/** Everything that is to be said before the project is made, with the parts it concerns. */
export const FindingsSection = ({ onSelect }: { onSelect: (selection: Selection) => void }) => {
  const { i18n, t } = useLingui();
  const { figures } = useProject();
  const { parts, checks } = figures;
  const isAgreed = figures.effective?.calculated !== undefined;
  const groups = useMemo(() => groupFindings(parts, checks), [parts, checks]);
  const [isWhole, setIsWhole] = useState(false);
  if (groups.length === 0) return null;
  const count = formatCount(groups.length);
  return (
    <Section title={<Trans>Hinweise zur Fertigung</Trans>} aside={<span className={styles.aside}>{count}</span>}>
      <ul className={styles.findings}>
        {(isWhole ? groups : groups.slice(0, firstCount)).map(({ key, finding, parts: concerned }) => (
          <li key={key} className={styles.finding}>
            <p className={styles.findingHead}>
              <Icon name="warn" size={16} />
              <span>
                {finding.effect === 'request' && !isAgreed ? (
                  <strong className={styles.effect}>{t`Auf Anfrage:`} </strong>
                ) : null}
                {remarkText(i18n, finding)}
              </span>
            </p>
            <PartLinks parts={concerned} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {!isWhole && groups.length > firstCount ? (
        <Button tone="quiet" onPress={() => setIsWhole(true)}>{t`Alle ${count} Hinweise zeigen`}</Button>
      ) : null}
    </Section>
  );
};
