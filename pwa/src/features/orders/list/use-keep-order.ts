import { useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';

/** Takes a cancellation back that has not left this device, and says so where that comes too late. */
export const useKeepOrder = (uid: string) => {
  const { t } = useLingui();
  const shop = useShop();
  const { isPending, runAlone } = useOneAtATime();
  const keep = async () => {
    switch (await shop.withdraw(uid)) {
      case 'on its way':
        return addToast({ words: t`Zu spät: Die Stornierung ist schon unterwegs.`, tone: 'bad' });
      case 'answered':
        return addToast({ words: t`Zu spät: Der Server hat schon geantwortet.`, tone: 'bad' });
      case 'withdrawn':
      case 'gone':
    }
  };
  return { isPending, keepOrder: () => void runAlone(keep) };
};
