import type { RequestedProject } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import styles from './price-requests.module.css';

type ProposedPriceProps = { requested: RequestedProject; onTake: (netCents: number) => void };

/** As many open pieces as are named in one line. */
const mostNamed = 3;

/** What the price list gives without the open parts, apart from these; one tap takes it into the price. */
export const ProposedPrice = ({ requested, onTake }: ProposedPriceProps) => {
  const { proposal, partsOnRequest, partsOnRequestCount, assembliesOnRequest } = requested;
  const open = [...assembliesOnRequest, ...partsOnRequest];
  const rest = partsOnRequestCount + assembliesOnRequest.length - Math.min(open.length, mostNamed);
  const names = open
    .slice(0, mostNamed)
    .map(({ quantity, name }) => `${formatCount(quantity)} × ${name}`)
    .join(', ');
  if (!proposal)
    return (
      <p className={styles.hint}>
        <Trans>Kein Vorschlag: Für kein Teil ist ein Preis berechnet.</Trans>
      </p>
    );
  const { netCents, pricedCount, partCount } = proposal;
  const priced = formatCount(pricedCount);
  return (
    <div className={styles.proposal}>
      <p>
        <strong>
          <Amount cents={netCents} />
        </strong>{' '}
        <Plural value={partCount} one={`für ${priced} von # Teil`} other={`für ${priced} von # Teilen`} />
        {open.length === 0 ? null : (
          <span className={styles.reasons}>
            <Trans>offen: {names}</Trans>
            {rest > 0 ? (
              <>
                {' '}
                <Plural value={rest} one="und # weiteres" other="und # weitere" />
              </>
            ) : null}
          </span>
        )}
      </p>
      <Button onPress={() => onTake(netCents)}>
        <Trans>Als Preis nehmen</Trans>
      </Button>
    </div>
  );
};
