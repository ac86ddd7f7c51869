import { Trans, useLingui } from '@lingui/react/macro';
import { Measure } from '../../../ui/figures/measure.tsx';
import { FactsList } from '../inspector/facts-list.tsx';
import { Section } from '../inspector/section.tsx';
import { useProject } from '../open/project-context.tsx';

/** What the project is made of: numbers, counts, weight and surface. */
export const ProjectBlock = () => {
  const { t } = useLingui();
  const { source, figures } = useProject();
  const { project } = source;
  const { sums } = figures;
  return (
    <Section title={<Trans>Projekt</Trans>}>
      <FactsList
        facts={[
          { label: t`Nummer`, value: project.number ?? t`noch ohne Nummer` },
          { label: t`Zeichnung`, value: project.drawingId || '–' },
          { label: t`Baugruppen`, value: <Measure count={figures.assemblies.length} /> },
          { label: t`Positionen`, value: <Measure count={sums.positionCount} /> },
          { label: t`Teile`, value: <Measure count={sums.partCount} /> },
          { label: t`Gewicht netto`, value: <Measure g={sums.netWeightG} /> },
          { label: t({ message: 'Oberfläche', context: 'm²' }), value: <Measure mm2={sums.surfaceMm2} /> },
        ]}
      />
    </Section>
  );
};

/** What a carrier asks: weight and the largest piece. */
export const ShippingBlock = ({ largestMm }: { largestMm: { x: number; y: number; z: number } }) => {
  const { t } = useLingui();
  const { sums } = useProject().figures;
  return (
    <Section title={<Trans>Versand</Trans>}>
      <FactsList
        facts={[
          { label: t`Gewicht`, value: <Measure g={sums.netWeightG} /> },
          { label: t`Größte Länge`, value: <Measure mm={largestMm.x} /> },
          { label: t`Größte Breite`, value: <Measure mm={largestMm.y} /> },
          { label: t`Größte Höhe`, value: <Measure mm={largestMm.z} /> },
        ]}
      />
    </Section>
  );
};
