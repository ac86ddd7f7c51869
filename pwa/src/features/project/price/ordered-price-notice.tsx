import { Trans } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { OrderLink } from '../../orders/public/order-link.tsx';
import { VatText } from '../../orders/public/vat-words.tsx';
import { useProjectOrder } from '../offer/use-project-order.ts';

/** Above today's price of a project that is ordered: what its order says, and for what today's price holds. */
export const OrderedPriceNotice = () => {
  const made = useProjectOrder();
  if (!made) return null;
  return (
    <Notice title={<Trans>Der Preis von heute</Trans>}>
      {made.price ? (
        <p>
          <Trans>
            In der Bestellung <OrderLink order={made.order} /> steht das Projekt mit <Amount cents={made.price.cents} />{' '}
            <VatText />.
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>Was hier steht, gilt, wenn Sie es noch einmal bestellen.</Trans>
      </p>
    </Notice>
  );
};
