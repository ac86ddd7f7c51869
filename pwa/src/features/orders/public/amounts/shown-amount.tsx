import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { Amount, CountingAmount } from '../../../../ui/figures/counting-amount.tsx';
import { useShownPrice } from './use-shown-price.ts';

type ShownAmountProps = {
  cents: number;
  /** The way of delivery that it is the price of, where that is not the cart's. */
  way?: ShippingType | undefined;
};

/** A net amount as its reader reads prices: private customers with VAT, companies without. */
export const ShownAmount = ({ cents, way, isCounting = false }: ShownAmountProps & { isCounting?: boolean }) => {
  const price = useShownPrice(way);
  if (!price) return null;
  const shownCents = price.toShownCents(cents);
  return isCounting ? <CountingAmount cents={shownCents} /> : <Amount cents={shownCents} />;
};

/** The same where nothing beside it says whether VAT is in it. */
export const NamedAmount = ({ cents, way }: ShownAmountProps) => {
  if (useShownPrice(way)?.shownVatRate === null) return <ShownAmount cents={cents} />;
  return (
    <Trans>
      <ShownAmount cents={cents} way={way} /> mit USt.
    </Trans>
  );
};

/** Whether amounts of orders hold VAT. */
export const VatText = () =>
  readsGross(useShop().actor.customerKind) ? <Trans>mit USt.</Trans> : <Trans>netto</Trans>;

/** What an order or quote that still waits was asked for at; nothing for who may see no prices. */
export const ShownTotal = ({ cents }: { cents: number }) => {
  const { actor } = useShop();
  return actor.seesPrices ? (
    <span>
      <Trans>
        Gezeigter Gesamtbetrag: <Amount cents={cents} />
      </Trans>
    </span>
  ) : null;
};
