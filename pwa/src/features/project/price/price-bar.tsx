import { isOrdered } from '@knotenblech/shared/projects/is-ordered.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RequestPriceButton } from '../offer/request-price-button.tsx';
import { useOffer } from '../offer/use-offer.ts';
import { useProject } from '../open/project-context.tsx';
import styles from './price-bar.module.css';
import { PriceFace } from './price-face.tsx';
import { useCartAction } from './use-basket-action.ts';

/** The project's price, always in sight: what it is made of one tap away, beside it the basket or the request for a price. */
export const PriceBar = ({ onShowPrice }: { onShowPrice: () => void }) => {
  const { t } = useLingui();
  const { figures } = useProject();
  const { effective } = figures;
  const { mainAction } = useOffer();
  const action = useCartAction();
  const { isAllowed } = action;
  return (
    <footer className={styles.bar} aria-label={t`Preis des Projekts`}>
      {effective ? (
        <button type="button" className={styles.price} onClick={onShowPrice} aria-haspopup="dialog">
          <PriceFace effective={effective} />
        </button>
      ) : (
        <p className={styles.hidden}>
          <Trans>Kein Preis sichtbar</Trans>
        </p>
      )}
      {isAllowed && mainAction !== 'none' ? (
        <div className={styles.action}>
          {mainAction === 'request' ? <RequestPriceButton tone="primary" isWide /> : <BasketAction action={action} />}
        </div>
      ) : null}
    </footer>
  );
};

const BasketAction = ({ action }: { action: ReturnType<typeof useCartAction> }) => {
  const { project } = useProject().source;
  const { addToBasket, isReady, obstacle, hasWaitingOrder } = action;
  return (
    <>
      <Button
        tone={!isOrdered(project) && !hasWaitingOrder ? 'primary' : 'secondary'}
        icon={<Icon name="basket" />}
        isWide
        isDisabled={!isReady || obstacle !== null}
        onPress={() => void addToBasket()}
      >
        <Trans>In den Warenkorb</Trans>
      </Button>
      {obstacle ? <p className={styles.obstacle}>{obstacle}</p> : null}
    </>
  );
};
