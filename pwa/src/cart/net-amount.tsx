import { Trans } from '@lingui/react/macro';
import { useShop } from '../sync/use-shop.tsx';
import { Amount } from '../ui/figures/amount.tsx';

/** A net amount, which says so to those who read all else with VAT. */
export const NetAmount = ({ cents }: { cents: number }) => {
  const { customerKind } = useShop().actor;
  if (customerKind === 'company') return <Amount cents={cents} />;
  return (
    <Trans>
      <Amount cents={cents} /> netto
    </Trans>
  );
};
