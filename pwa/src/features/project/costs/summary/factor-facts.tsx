import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { useLingui } from '@lingui/react/macro';
import { FactsList } from '../../inspector/facts-list.tsx';
import { useCosts } from '../costs-context.tsx';
import { OwnMark } from '../own-mark.tsx';

/** The sales factors in force, and beside those that are set by hand the usual ones. */
export const FactorFacts = () => {
  const { t } = useLingui();
  const { costs } = useCosts();
  if (!costs) return null;
  const fact = (label: string, kind: keyof typeof costs.factors, own: number | null | undefined) => {
    const isOwn = own != null && own > 0;
    return {
      label: (
        <>
          {label}
          {isOwn ? <OwnMark /> : null}
        </>
      ),
      origin: isOwn ? t`üblich ${germanNumber(costs.usualFactors[kind], 2, 4)}` : undefined,
      value: germanNumber(costs.factors[kind], 2, 4),
    };
  };
  const { ownFactors } = costs;
  return (
    <FactsList
      facts={[
        fact(t`Arbeit`, 'work', ownFactors?.factorWork),
        fact(t`Material`, 'material', ownFactors?.factorMaterial),
        fact(t`Rüsten`, 'flat', ownFactors?.factorFlatRate),
      ]}
    />
  );
};
