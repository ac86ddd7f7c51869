import type { Seam } from '@knotenblech/shared/parts/assemblies/seam.schema.ts';
import type { Assembly } from '@knotenblech/shared/parts/part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMm } from '../../../ui/figures/format-figure.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { useProject } from '../open/project-context.tsx';
import { type Fact, FactsList } from './facts-list.tsx';
import styles from './inspector.module.css';
import { Section } from './section.tsx';

/** The fillet welds of one assembly: between which parts, throat thickness, length, and whether the file states them. */
export const SeamList = ({ assembly }: { assembly: Assembly }) => {
  const { t } = useLingui();
  const { figures } = useProject();
  const { partAt } = figures;
  const isMade = ({ parts }: Seam) => parts.every((index) => partAt.get(index)?.isTaken ?? false);
  const seams = (assembly.facts.seams ?? []).filter(isMade);
  if (seams.length === 0) return null;
  const nameOf = (index: number) => {
    const name = partAt.get(index)?.name ?? '';
    return name === '' ? t`Pos. ${index}` : name;
  };
  const rows = seams.map(({ parts: [first, second], aMm, lengthMm, origin }): Fact => {
    const throat = formatMm(aMm).replace(/,?0+$/, '');
    return {
      label: `${nameOf(first)} – ${nameOf(second)}`,
      origin: origin === 'file' ? t`aus der Datei` : t`angenommen, aus den Berührungslinien`,
      value: (
        <span className={styles.unbroken}>
          {`a ${throat} · `}
          <Measure mm={lengthMm} />
        </span>
      ),
    };
  });
  const totalMm = seams.reduce((sum, { lengthMm }) => sum + lengthMm, 0);
  return (
    <Section title={<Trans>Schweißnähte je Baugruppe</Trans>}>
      <FactsList facts={[...rows, { label: t`Zusammen`, value: <Measure mm={totalMm} /> }]} />
    </Section>
  );
};
