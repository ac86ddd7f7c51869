import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Measure } from '../../../ui/figures/measure.tsx';
import { UnweldedMark } from './unwelded-mark.tsx';

type Contents = Pick<Order['lines'][number], 'quantity' | 'partCount' | 'netWeightG' | 'isUnwelded'>;

/** What a line of an order is: '1 × · 195 Teile · 1.162,971 kg'. */
export const LineContents = ({ line: { quantity, partCount, netWeightG, isUnwelded } }: { line: Contents }) => (
  <>
    {quantity} × · <Plural value={partCount} one="# Teil" other="# Teile" /> ·{' '}
    {quantity === 1 ? (
      <Measure g={netWeightG} />
    ) : (
      <Trans>
        je <Measure g={netWeightG} />
      </Trans>
    )}
    {isUnwelded ? (
      <>
        {' '}
        <UnweldedMark />
      </>
    ) : null}
  </>
);
