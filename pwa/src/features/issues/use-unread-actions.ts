import { useLingui } from '@lingui/react/macro';
import type { UnreadFileRow } from '../../database/shop-database.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../ui/signals/toasts.ts';

/** What can be done with a file that is still to become a project, and what is said of it. */
export const useUnreadActions = () => {
  const { t } = useLingui();
  const shop = useShop();
  const { isPending, runAlone } = useOneAtATime();
  const discard = async ({ projectId, fileName }: UnreadFileRow) => {
    const bringBack = await shop.discardUnread(projectId);
    if (bringBack) addToast({ words: t`„${fileName}“ ist verworfen.`, undo: () => void bringBack() });
    else addToast({ words: t`Zu spät: Die Datei wird gerade gelesen.`, tone: 'bad' });
  };
  return { isPending, discard: (file: UnreadFileRow) => void runAlone(() => discard(file)) };
};
