import type { PartMeasures } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount, formatMm } from '../../../ui/figures/format-figure.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { type Fact, FactsList } from './facts-list.tsx';
import { Section } from './section.tsx';

/** What is cut for one piece: contours and pierces of a plate, saw cuts of a bar with their section and angle. */
export const CuttingList = ({ measures }: { measures: PartMeasures }) => {
  const { t } = useLingui();
  const { contourMm, pierces, sawCuts, method } = measures;
  if (contourMm === 0 && sawCuts.length === 0) return null;
  const origin = method === 'closed-form' ? t`aus Formel` : t`aus Volumenkörper`;
  const contours: Fact[] =
    contourMm === 0
      ? []
      : [
          { label: t`Schnittkontur`, origin, value: <Measure mm={contourMm} /> },
          { label: t`Einstiche`, origin: t`aus der Datei`, value: formatCount(pierces) },
        ];
  const cuts = sawCuts.map(({ sectionMm2, bevelDeg, count }): Fact => {
    const area = formatCount(sectionMm2);
    const angle = formatMm(bevelDeg);
    return {
      label: bevelDeg === 0 ? t`Sägeschnitt gerade` : t`Sägeschnitt ${angle}°`,
      origin: t`aus der Datei`,
      value: `${formatCount(count)} × ${area} mm²`,
    };
  });
  return (
    <Section title={<Trans>Zuschnitt je Stück</Trans>}>
      <FactsList facts={[...contours, ...cuts]} />
    </Section>
  );
};
