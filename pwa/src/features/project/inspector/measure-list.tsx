import type { Part } from '@knotenblech/shared/parts/part.ts';
import { Trans } from '@lingui/react/macro';
import { Measure } from '../../../ui/figures/measure.tsx';
import { useProject } from '../open/project-context.tsx';
import { weightOf } from '../open/project-figures.ts';
import { FactsList } from './facts-list.tsx';
import { Section } from './section.tsx';

/** Dimensions, weights and painted surface of one piece. */
export const MeasureList = ({ part }: { part: Part }) => {
  const { source, figures } = useProject();
  const { dimensionsMm, surfaceMm2 } = part.facts.measures;
  const grossG = figures.pricing?.parts.get(part.index)?.grossWeightG;
  return (
    <Section title={<Trans>Maße je Stück</Trans>}>
      <FactsList
        facts={[
          { label: <Trans>Länge x</Trans>, value: <Measure mm={dimensionsMm.x} /> },
          { label: <Trans>Breite y</Trans>, value: <Measure mm={dimensionsMm.y} /> },
          { label: <Trans>Höhe z</Trans>, value: <Measure mm={dimensionsMm.z} /> },
          { label: <Trans>Gewicht netto</Trans>, value: <Measure g={weightOf(part, source.grades)} /> },
          grossG === undefined ? null : { label: <Trans>Gewicht mit Verschnitt</Trans>, value: <Measure g={grossG} /> },
          { label: <Trans>Oberfläche</Trans>, value: <Measure mm2={surfaceMm2} /> },
        ]}
      />
    </Section>
  );
};
