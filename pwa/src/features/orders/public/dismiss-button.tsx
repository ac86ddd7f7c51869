import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button, type ButtonTone } from '../../../ui/actions/button.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { restoreLine, useOpenCart } from './amounts/use-shown-price.ts';

type PutAwayButtonProps = {
  refused: { uid: string; args: SubmitOrderArgs };
  /** Of its projects those that are ordered without it: they leave the basket with the message. */
  ordered: ReadonlySet<ProjectId>;
  tone?: ButtonTone;
  /** Before the message goes. */
  onPutAway?: () => Promise<void>;
};

/** Puts the message of a refused order away, and out of the basket what is not to be ordered once more. */
export const DismissButton = ({ refused, ordered, tone = 'primary', onPutAway }: PutAwayButtonProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const { isPending, runAlone } = useOneAtATime();
  const basket = useOpenCart()?.entries.map(({ line }) => line) ?? [];
  const lying = remainingLines(basket, refused.args, ordered);
  const bringBack = async () => {
    for (const line of lying) await restoreLine(shop, line);
    await shop.bringBack(refused.uid);
  };
  const putAway = async () => {
    await onPutAway?.();
    for (const { id } of lying) await shop.change('setCartLine', { lineId: id, quantity: 0 });
    await shop.discard(refused.uid);
    addToast({
      words: lying.length > 0 ? t`Abgelegt und aus dem Warenkorb genommen.` : t`Abgelegt.`,
      undo: () => void bringBack(),
    });
  };
  return (
    <Button tone={tone} isPending={isPending} onPress={() => void runAlone(putAway)}>
      {lying.length > 0 ? <Trans>Nicht noch einmal bestellen</Trans> : <Trans>Meldung ablegen</Trans>}
    </Button>
  );
};

/** Lines of a refused order that lie in the basket as it had them, of the projects that are ordered without it. */
export const remainingLines = (
  basket: readonly CartLine[],
  { lines }: Pick<SubmitOrderArgs, 'lines'>,
  ordered: ReadonlySet<ProjectId>,
): CartLine[] =>
  basket.filter(
    ({ id, projectId, quantity }) =>
      ordered.has(projectId) && lines.some((line) => line.id === id && line.quantity === quantity),
  );
