import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans } from '@lingui/react/macro';
import { NamedAmount } from '../public/amounts/shown-amount.tsx';

type OptionPriceProps = { cents: Cents; kind: 'surcharge' | 'price'; way?: ShippingType };

/** What an option costs on top; below 0 is on request. */
export const OptionPrice = ({ cents, kind, way }: OptionPriceProps) => {
  if (cents < 0) return <Trans>auf Anfrage</Trans>;
  if (cents === 0) return kind === 'surcharge' ? <Trans>ohne Aufpreis</Trans> : <Trans>kostenlos</Trans>;
  return (
    <>
      {kind === 'surcharge' ? '+ ' : null}
      <NamedAmount cents={cents} way={way} />
    </>
  );
};
