import type { Processing } from '@knotenblech/shared/geometry/body.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { processingWord } from '../../../i18n/words/processing-words.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { FactsList } from './facts-list.tsx';
import { Section } from './section.tsx';

const countByKind = (processings: readonly Processing[]) => {
  const counts = new Map<string, number>();
  for (const { kind } of processings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
};

/** What is done to the blank, by kind; marks that are only information stand apart. */
export const ProcessingList = ({ processings }: { processings: readonly Processing[] }) => {
  const { i18n } = useLingui();
  const carriedOut = countByKind(processings.filter((each) => each.carriedOut));
  const informal = countByKind(processings.filter((each) => !each.carriedOut));
  if (processings.length === 0) return null;
  const word = (kind: string) => processingWord(i18n, kind);
  return (
    <Section title={<Trans>Bearbeitungen</Trans>}>
      <FactsList
        facts={[
          ...carriedOut.map(([kind, count]) => ({ label: word(kind), value: formatCount(count) })),
          ...informal.map(([kind, count]) => ({
            label: <Trans>{word(kind)} (nur Angabe)</Trans>,
            value: formatCount(count),
          })),
        ]}
      />
    </Section>
  );
};
