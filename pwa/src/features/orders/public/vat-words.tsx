import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';

/** Whether amounts of orders hold VAT. */
export const VatText = () =>
  useShop().actor.customerKind === 'private' ? <Trans>mit USt.</Trans> : <Trans>netto</Trans>;
