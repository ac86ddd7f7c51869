import { piecesByAssembly, sizeOfPieces } from '@knotenblech/shared/parts/assemblies/assembly-pieces.ts';
import type { Assembly } from '@knotenblech/shared/parts/part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Measure } from '../../../ui/figures/measure.tsx';
import { useProject } from '../open/project-context.tsx';
import { FactsList } from './facts-list.tsx';
import { Section } from './section.tsx';

/** Size, weight and surface of one assembly with all that is nested in it. */
export const AssemblyMeasures = ({ assembly }: { assembly: Assembly }) => {
  const { t } = useLingui();
  const { figures, source } = useProject();
  const { head, facts } = source;
  const sums = figures.assemblySums.get(assembly.index);
  const size = useMemo(
    () => sizeOfPieces(piecesByAssembly(head.assemblies, facts).get(assembly.index) ?? []),
    [head.assemblies, facts, assembly.index],
  );
  const pieces = Math.max(1, assembly.totalQuantity);
  const origin = t`aus der Lage der Teile in der Datei`;
  return (
    <Section title={<Trans>Maße je Baugruppe</Trans>}>
      <FactsList
        facts={[
          size && { label: t`Länge x`, origin, value: <Measure mm={size[0]} /> },
          size && { label: t`Breite y`, value: <Measure mm={size[1]} /> },
          size && { label: t`Höhe z`, value: <Measure mm={size[2]} /> },
          sums
            ? {
                label: t`Gewicht netto`,
                origin: t`Summe der Teile`,
                value: <Measure g={Math.round(sums.netWeightG / pieces)} />,
              }
            : null,
          sums
            ? {
                label: t({ message: 'Oberfläche', context: 'm²' }),
                origin: t`Summe der Teile`,
                value: <Measure mm2={Math.round(sums.surfaceMm2 / pieces)} />,
              }
            : null,
        ]}
      />
    </Section>
  );
};
