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

  const putLine = async () => {
    if (!openCart) return;
    const line = openCart.entries.find((entry) => entry.line.projectId === project.id);
    const lineId = line?.line.id ?? newId<CartLineId>();
    const before = line?.line.quantity ?? 0;
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

  return {
    addToBasket: () => runAlone(putLine),
    hasWaitingOrder,
    isAllowed: may(shop.actor, 'order'),
    isReady: openCart !== undefined,
    obstacle: obstacleWords(),
  };
};

/**
 * Leads the open project to the review as the page shows it, with addresses and payment as last time; null: it takes more than one
 * tap, or something else lies in the cart and would be ordered too.
 */
export const useOrderAtOnce = (): (() => Promise<void>) | null => {
  const shop = useShop();
  const openCart = useOpenCart();
  const { id: projectId } = useProject().source.project;
  const { runAlone } = useOneAtATime(doubleTapMs);
  const goOn = useAsShown(useOwnDraft());
  if (!openCart || !goOn || openCart.entries.some(({ line }) => line.projectId !== projectId)) return null;
  const { cart, entries } = openCart;
  return () =>
    runAlone(async () => {
      if (entries.length === 0)
        await shop.change('putCartLine', { lineId: newId<CartLineId>(), cartId: cart.id, projectId });
      await goOn();
    });
};
