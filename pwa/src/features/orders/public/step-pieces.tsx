import type { Order, OrderEvent } from '@knotenblech/shared/orders/order.record.ts';
import { piecesOfStep } from '@knotenblech/shared/orders/partial-steps.ts';
import { Plural } from '@lingui/react/macro';

const mostNamed = 12;

/** The pieces that a partial step of an order was about: '3 × P-104, 2 × Lasche'; nothing of any other step. */
export const StepPieces = ({ order, event }: { order: Order; event: OrderEvent }) => {
  const pieces = piecesOfStep(order, event);
  if (pieces.length === 0) return null;
  const rest = pieces.length - mostNamed;
  const named = pieces.slice(0, mostNamed).map(({ mark, pieces: count }) => `${count} × ${mark}`);
  return (
    <span>
      <bdi>{named.join(', ')}</bdi>
      {rest > 0 ? (
        <>
          {' '}
          <Plural value={rest} one="und # weitere" other="und # weitere" />
        </>
      ) : null}
    </span>
  );
};
