import { Trans } from '@lingui/react/macro';
import type { OrderedPrice } from './ordered-price.ts';
import { VatText } from './vat-words.tsx';

/** What an amount beside a project is: that of its order, as its customer counts. */
export const OrderedFor = ({ price: { quantity } }: { price: OrderedPrice }) => (
  <>
    {quantity === 1 ? <Trans>bestellt für</Trans> : <Trans>{quantity}-mal bestellt für</Trans>} ·&nbsp;
    <VatText />
  </>
);
