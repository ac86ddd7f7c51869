import { useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { orderOf } from './order-of.ts';
import { retryChange } from './repeat-change.ts';

/** What can be done with one entry, one thing at a time, and what is said of it. */
export const useEntryActions = (entry: WaitingEntry) => {
  const { t } = useLingui();
  const shop = useShop();
  const { isPending, runAlone } = useOneAtATime();
  const repeat = async () => {
    const isMade = await retryChange(shop, entry);
    if (!isMade) addToast({ words: t`Auch dieses Mal geht es nicht.`, tone: 'bad' });
    return isMade;
  };
  const tellWithdrawn = () => {
    const order = orderOf(entry);
    if (!order) return addToast({ words: t`Zurückgenommen.`, undo: () => void repeat() });
    addToast({
      words: order.quoteId
        ? t`Die Bestellung ist zurückgezogen. Das Angebot ist wieder offen.`
        : t`Die Bestellung ist zurückgezogen. Die Projekte liegen wieder im Warenkorb.`,
    });
  };
  const withdraw = async () => {
    switch (await shop.withdraw(entry.uid)) {
      case 'withdrawn':
        return tellWithdrawn();
      case 'on its way':
        return addToast({
          words: orderOf(entry)
            ? t`Zu spät: Die Bestellung ist schon unterwegs.`
            : t`Zu spät: Die Änderung ist schon unterwegs.`,
          tone: 'bad',
        });
      case 'answered':
        return addToast({ words: t`Zu spät: Der Server hat schon geantwortet.`, tone: 'bad' });
      case 'gone':
    }
  };
  const discard = async () => {
    await shop.discard(entry.uid);
    addToast({ words: t`Abgelegt.`, undo: () => void shop.bringBack(entry.uid) });
  };
  const sendAgain = async () => {
    if (await repeat()) await shop.discard(entry.uid);
  };
  return {
    isPending,
    withdraw: () => void runAlone(withdraw),
    discard: () => void runAlone(discard),
    sendAgain: () => void runAlone(sendAgain),
  };
};
