import { aboveZero } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../../ui/figures/amount.tsx';
import { Measure } from '../../../../ui/figures/measure.tsx';
import { FactsList } from '../../inspector/facts-list.tsx';
import { useProject } from '../../open/project-context.tsx';
import { useCosts } from '../costs-context.tsx';
import { OwnMark } from '../own-mark.tsx';

/** Weight and size that the project ships as, and handling: by its parts, or as set by hand. */
export const ShippingFacts = ({ largestMm }: { largestMm: { x: number; y: number; z: number } }) => {
  const { t } = useLingui();
  const { costs } = useCosts();
  const { sums } = useProject().figures;
  const own = costs?.ownFactors;
  const fact = (label: string, given: number | null | undefined, value: ReactNode) => ({
    label: (
      <>
        {label}
        {aboveZero(given) === null ? null : <OwnMark />}
      </>
    ),
    value,
  });
  const mm = (given: number | null | undefined, standard: number) => <Measure mm={aboveZero(given) ?? standard} />;
  const weightKg = aboveZero(own?.customWeight) ?? sums.netWeightG / 1000;
  const handlingEur = aboveZero(own?.handlingFlatRate) ?? 0;
  return (
    <FactsList
      facts={[
        fact(t`Gewicht`, own?.customWeight, <Measure g={weightKg * 1000} />),
        fact(t`Größte Länge`, own?.customLength, mm(own?.customLength, largestMm.x)),
        fact(t`Größte Breite`, own?.customWidth, mm(own?.customWidth, largestMm.y)),
        fact(t`Größte Höhe`, own?.customHeight, mm(own?.customHeight, largestMm.z)),
        fact(t`Handling, Einkauf`, own?.handlingFlatRate, <Amount cents={Math.round(handlingEur * 100)} />),
      ]}
    />
  );
};
