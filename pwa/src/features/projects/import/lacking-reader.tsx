import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { resumeUnread } from './resume-unread.ts';

/** Says of a file that it is kept though what reads it is missing. */
export const LackingReader = () => {
  const shop = useShop();
  return (
    <Notice
      tone="warn"
      title={<Trans>Die Datei lässt sich hier gerade nicht lesen.</Trans>}
      action={
        <Button onPress={() => void resumeUnread(shop)}>
          <Trans>Noch einmal versuchen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Was zum Lesen nötig ist, konnte nicht geladen werden. Die Datei bleibt auf dem Gerät gesichert; sie wird
          gelesen, sobald die Verbindung wieder da ist oder die App das nächste Mal geöffnet wird.
        </Trans>
      </p>
    </Notice>
  );
};
