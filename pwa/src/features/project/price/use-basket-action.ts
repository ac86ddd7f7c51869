import { may } from '@knotenblech/shared/records/permissions.ts';
import { type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showRefusal } from '../../issues/public/show-failure.ts';
import { useOpenCart } from '../../orders/public/amounts/use-shown-price.ts';
import { useAsShown } from '../../orders/public/draft/as-last-time.ts';
import { waitingOrderOf } from '../../orders/public/order-queries.ts';
import { useProject } from '../open/project-context.tsx';
import { useOwnDraft } from './use-own-draft.ts';

/** Longer than the two taps of a double tap lie apart. */
const doubleTapMs = 500;

/** Puts the open project into the basket; `obstacle` says in words why that is not possible now. */
export const useCartAction = () => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const openCart = useOpenCart();
  const { source, figures } = useProject();
  const { project } = source;
  const { runAlone } = useOneAtATime(doubleTapMs);
  const hasWaitingOrder = waitingOrderOf(useWaiting(), project.id) !== null;

  const obstacleWords = () => {
    if (project.trashedAt !== null) return t`Im Papierkorb nicht bestellbar.`;
    if (figures.sums.partCount === 0) return t`Noch ist kein Teil als Stahlteil übernommen.`;
    if (openCart === null) return t`Der Warenkorb kommt mit der nächsten Verbindung auf dieses Gerät.`;
    return null;
  };

  const entry = openCart?.entries.find(({ line }) => line.projectId === project.id);

  const putLine = async () => {
    if (!openCart) return;
    const lineId = entry?.line.id ?? newId<CartLineId>();
    const before = entry?.line.quantity ?? 0;
    await shop.change('putCartLine', { lineId, cartId: openCart.cart.id, projectId: project.id });
    const count = before + 1;
    if (count === 1)
      return addToast({
        words: hasWaitingOrder
          ? t`„${project.name}“ liegt im Warenkorb. Eine Bestellung dieses Projekts wartet schon.`
          : t`„${project.name}“ liegt im Warenkorb`,
      });
    const undo = async () => {
      try {
        await shop.change('setCartLine', { lineId, quantity: before });
      } catch (error) {
        showRefusal(i18n, error);
      }
    };
    addToast({ words: t`„${project.name}“ liegt ${count}-mal im Warenkorb`, undo: () => void undo() });
  };

  /** What else lies in the cart would be ordered too. */
  const isAlone = openCart?.entries.every(({ line }) => line.projectId === project.id) ?? false;
  const goOn = useAsShown(useOwnDraft());
  const orderNow = async () => {
    if (!openCart || !goOn) return;
    const args = { lineId: newId<CartLineId>(), cartId: openCart.cart.id, projectId: project.id };
    if (!entry) await shop.change('putCartLine', args);
    await goOn();
  };

  return {
    /** To the review of what the page shows, with addresses and payment as last time; null: it takes more than one tap. */
    orderAsLastTime: isAlone && goOn !== null ? () => runAlone(orderNow) : null,
    addToBasket: () => runAlone(putLine),
    hasWaitingOrder,
    isAllowed: may(shop.actor, 'order'),
    isReady: openCart !== undefined,
    obstacle: obstacleWords(),
  };
};
