import type { Order, OrderEvent } from '@knotenblech/shared/orders/order.record.ts';
import { piecesOfStep } from '@knotenblech/shared/orders/partial-steps.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Weight } from '../../../ui/figures/weight.tsx';
import styles from './unwelded-mark.module.css';

type Contents = Pick<Order['lines'][number], 'quantity' | 'partCount' | 'netWeightG' | 'unweighedCount' | 'isUnwelded'>;

/** What a line of an order is: '1 × · 195 Teile · 1.162,971 kg'. */
export const LineContents = ({
  line: { quantity, partCount, netWeightG, unweighedCount, isUnwelded },
}: {
  line: Contents;
}) => (
  <>
    {quantity} × · <Plural value={partCount} one="# Teil" other="# Teile" /> ·{' '}
    {quantity === 1 ? (
      <Weight g={netWeightG} unweighed={unweighedCount} />
    ) : (
      <Trans>
        je <Weight g={netWeightG} unweighed={unweighedCount} />
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

/** Stands beside the price of assemblies that come in their parts. */
export const UnweldedMark = () => (
  <span className={styles.mark}>
    <Trans>nicht geschweißt</Trans>
  </span>
);
