import { readsGross } from '@knotenblech/shared/orders/reads-gross.ts';
import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';

/** Whether amounts of orders hold VAT. */
export const VatText = () =>
  readsGross(useShop().actor.customerKind) ? <Trans>mit USt.</Trans> : <Trans>netto</Trans>;
