import { Trans } from '@lingui/react/macro';
import { Amount } from '../ui/figures/amount.tsx';
import { CountingAmount } from '../ui/figures/counting-amount.tsx';
import { useShownPrice } from './use-shown-price.ts';

/** A net amount as its reader reads prices: private customers with VAT, companies without. */
export const ShownAmount = ({ cents, isCounting = false }: { cents: number; isCounting?: boolean }) => {
  const price = useShownPrice();
  if (!price) return null;
  const shownCents = price.toShownCents(cents);
  return isCounting ? <CountingAmount cents={shownCents} /> : <Amount cents={shownCents} />;
};

/** The same where nothing beside it says whether VAT is in it. */
export const NamedAmount = ({ cents }: { cents: number }) => {
  if (useShownPrice()?.shownVatRate === null) return <ShownAmount cents={cents} />;
  return (
    <Trans>
      <ShownAmount cents={cents} /> mit USt.
    </Trans>
  );
};
